import type { RatesGateway, ReportError, Unsubscribe } from './ports';

interface Deferral {
  /** Brings the gateway; asked once, and again only after it failed. */
  readonly load: () => Promise<RatesGateway>;
  /** Reads without the gateway, so that reading never waits for it. */
  readonly readRates: RatesGateway['readRates'];
  readonly reportError: ReportError;
}

/** A gateway that is downloaded when it is first subscribed to, so that the page need not wait for it. */
export function createDeferredRatesGateway({ load, readRates, reportError }: Deferral): RatesGateway {
  let arrival: Promise<RatesGateway> | null = null;
  let arrived: RatesGateway | null = null;
  const waiting = new Set<(gateway: RatesGateway) => void>();

  const bring = (): Promise<RatesGateway> => {
    arrival ??= load().then(
      (gateway) => {
        arrived = gateway;
        waiting.forEach((open) => open(gateway));
        waiting.clear();
        return gateway;
      },
      (error: unknown) => {
        arrival = null;
        throw error;
      },
    );
    return arrival;
  };

  // A subscription whose gateway could not be brought is told so; it opens when a later one brings it.
  const subscribe = (open: (gateway: RatesGateway) => Unsubscribe, failed: () => void): Unsubscribe => {
    let close: Unsubscribe | null = null;
    const openWaiting = (gateway: RatesGateway): void => {
      close = open(gateway);
    };
    if (arrived) {
      openWaiting(arrived);
    } else {
      waiting.add(openWaiting);
      bring().catch((error: unknown) => {
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

  const afterArrival = (use: (gateway: RatesGateway) => void): void => {
    // Its failure was told to whoever subscribed.
    arrival?.then(use, () => undefined);
  };

  return {
    watchRates: (listener) =>
      subscribe(
        (gateway) => gateway.watchRates(listener),
        () => listener({ type: 'failed', reason: 'failed' }),
      ),
    watchConnection: (listener) =>
      subscribe(
        (gateway) => gateway.watchConnection(listener),
        () => listener(false),
      ),
    readRates,
    reconnect: () => afterArrival((gateway) => gateway.reconnect()),
    disconnect: () => afterArrival((gateway) => gateway.disconnect()),
    checkConnection: async () => {
      await (await bring()).checkConnection();
    },
    serverLead: () => arrived?.serverLead() ?? 0,
  };
}
