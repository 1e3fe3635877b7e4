import type { RatesGateway } from '../../ports/rates';
import type { ReportError } from '../../ports/reportError';
import type { Unsubscribe } from '../../ports/subscription';

interface Deferral {
  /** Downloads the gateway; called once, and again only after a failure. */
  readonly load: () => Promise<RatesGateway>;
  /** Reads without the gateway, which means that reading never waits for its download. */
  readonly readRates: RatesGateway['readRates'];
  readonly reportError: ReportError;
}

/** A gateway that is downloaded on the first subscription, so the page doesn't have to wait for it. */
export function createDeferredRatesGateway({ load, readRates, reportError }: Deferral): RatesGateway {
  let loading: Promise<RatesGateway> | null = null;
  let loaded: RatesGateway | null = null;
  const waiting = new Set<(gateway: RatesGateway) => void>();

  const loadOnce = (): Promise<RatesGateway> => {
    loading ??= load().then(
      (gateway) => {
        loaded = gateway;
        waiting.forEach((open) => open(gateway));
        waiting.clear();
        return gateway;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };

  // Reports a failed download to the subscription, which opens once a later attempt succeeds.
  const subscribe = (open: (gateway: RatesGateway) => Unsubscribe, failed: () => void): Unsubscribe => {
    let close: Unsubscribe | null = null;
    const openWaiting = (gateway: RatesGateway): void => {
      close = open(gateway);
    };
    if (loaded) {
      openWaiting(loaded);
    } else {
      waiting.add(openWaiting);
      loadOnce().catch((error: unknown) => {
        reportError(error);
        if (waiting.has(openWaiting)) {
          failed();
        }
      });
    }
    return () => {
      waiting.delete(openWaiting);
      close?.();
    };
  };

  const whenLoaded = (use: (gateway: RatesGateway) => void): void => {
    // The subscribers have already been told of its failure.
    loading?.then(use, () => undefined);
  };

  return {
    subscribeToRates: (listener) =>
      subscribe(
        (gateway) => gateway.subscribeToRates(listener),
        () => listener({ type: 'failed', reason: 'failed' }),
      ),
    subscribeToConnection: (listener) =>
      subscribe(
        (gateway) => gateway.subscribeToConnection(listener),
        () => listener(false),
      ),
    readRates,
    reconnect: () => whenLoaded((gateway) => gateway.reconnect()),
    disconnect: () => whenLoaded((gateway) => gateway.disconnect()),
    checkConnection: async () => {
      await (await loadOnce()).checkConnection();
    },
    serverLead: () => loaded?.serverLead() ?? 0,
  };
}
