import type { Address, AddressParameters } from '../../src/ports/address';
import type { OwnCurrenciesMemory } from '../../src/ports/ownCurrencies';
import type { Clock } from '../../src/ports/clock';
import type { PageState, PageLifecycle } from '../../src/ports/pageLifecycle';
import type { RatesGateway, RatesMemory, RatesMessage, RatesReading, RawCurrency } from '../../src/ports/rates';
import type { Notice } from '../../src/domain/notices/notice';
import type { NoticesGateway, NoticesMemory, NoticesMessage, RawNotice } from '../../src/ports/notices';
import type { ConsentMemory, Decision } from '../../src/ports/consentMemory';
import type { ScreenView, Telemetry } from '../../src/ports/telemetry';

/** A gateway whose subscriptions the test drives by hand. */
export interface FakeRatesGateway extends RatesGateway {
  /** Sends a message to the open subscription; throws when there is none. */
  readonly send: (message: RatesMessage) => void;
  readonly sendRates: (...currencies: readonly RawCurrency[]) => void;
  readonly setConnected: (connected: boolean) => void;
  /** Sets the result of `readRates` from now on; an Error is thrown. */
  readonly answerReadsWith: (answer: readonly RawCurrency[] | Error) => void;
  readonly subscriptions: { opened: number; open: number };
  readonly reads: { made: number };
  readonly reconnects: { made: number };
  readonly disconnects: { made: number };
  /** Sets how far the server's clock is ahead from now on, in milliseconds. */
  readonly setServerLead: (milliseconds: number) => void;
  /** Sets whether the server answers questions for a sign of life from now on. */
  readonly setAlive: (isAlive: boolean) => void;
  /** Sets how long the server takes to answer these questions from now on, in milliseconds. */
  readonly answerSignsAfter: (milliseconds: number) => void;
  readonly checks: { made: number };
}

export function createFakeRatesGateway(): FakeRatesGateway {
  const ratesListeners = new Set<(message: RatesMessage) => void>();
  const connectionListeners = new Set<(connected: boolean) => void>();
  const subscriptions = { opened: 0, open: 0 };
  const reads = { made: 0 };
  const reconnects = { made: 0 };
  const disconnects = { made: 0 };
  let serverLead = 0;
  const checks = { made: 0 };
  let isAlive = true;
  let answersAfter = 0;
  let readAnswer: readonly RawCurrency[] | Error = new Error('No answer was set.');
  let isConnected = false;

  const send = (message: RatesMessage): void => {
    if (ratesListeners.size === 0) {
      throw new Error('Nobody listens to the rates.');
    }
    ratesListeners.forEach((listener) => listener(message));
  };

  return {
    subscribeToRates: (listener) => {
      ratesListeners.add(listener);
      subscriptions.opened += 1;
      subscriptions.open += 1;
      return () => {
        if (ratesListeners.delete(listener)) {
          subscriptions.open -= 1;
        }
      };
    },
    readRates: () => {
      reads.made += 1;
      return readAnswer instanceof Error ? Promise.reject(readAnswer) : Promise.resolve(readAnswer);
    },
    subscribeToConnection: (listener) => {
      connectionListeners.add(listener);
      listener(isConnected);
      return () => void connectionListeners.delete(listener);
    },
    reconnect: () => {
      reconnects.made += 1;
    },
    disconnect: () => {
      disconnects.made += 1;
    },
    checkConnection: () => {
      checks.made += 1;
      if (!isAlive) {
        return new Promise(() => undefined);
      }
      return answersAfter === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, answersAfter));
    },
    send,
    sendRates: (...currencies) => send({ type: 'rates', currencies }),
    setConnected: (connected) => {
      isConnected = connected;
      connectionListeners.forEach((listener) => listener(connected));
    },
    answerReadsWith: (answer) => {
      readAnswer = answer;
    },
    setAlive: (nowAlive) => {
      isAlive = nowAlive;
    },
    answerSignsAfter: (milliseconds) => {
      answersAfter = milliseconds;
    },
    subscriptions,
    reads,
    reconnects,
    disconnects,
    serverLead: () => serverLead,
    setServerLead: (milliseconds) => {
      serverLead = milliseconds;
    },
    checks,
  };
}

/** A gateway whose notices the test sends by hand. */
export interface FakeNoticesGateway extends NoticesGateway {
  /** Sends a message to the open subscription; throws when there is none. */
  readonly send: (message: NoticesMessage) => void;
  readonly sendNotices: (...notices: readonly RawNotice[]) => void;
  readonly answerReadsWith: (answer: readonly RawNotice[] | Error) => void;
  readonly subscriptions: { opened: number; open: number };
  readonly reads: { made: number };
}

export function createFakeNoticesGateway(): FakeNoticesGateway {
  const listeners = new Set<(message: NoticesMessage) => void>();
  const subscriptions = { opened: 0, open: 0 };
  const reads = { made: 0 };
  let readAnswer: readonly RawNotice[] | Error = new Error('No answer was set.');
  const send = (message: NoticesMessage): void => {
    if (listeners.size === 0) {
      throw new Error('Nobody listens to the notices.');
    }
    listeners.forEach((listener) => listener(message));
  };
  return {
    subscribeToNotices: (listener) => {
      listeners.add(listener);
      subscriptions.opened += 1;
      subscriptions.open += 1;
      return () => {
        if (listeners.delete(listener)) {
          subscriptions.open -= 1;
        }
      };
    },
    readNotices: () => {
      reads.made += 1;
      return readAnswer instanceof Error ? Promise.reject(readAnswer) : Promise.resolve(readAnswer);
    },
    send,
    sendNotices: (...notices) => send({ type: 'notices', notices }),
    answerReadsWith: (answer) => {
      readAnswer = answer;
    },
    subscriptions,
    reads,
  };
}

/** A memory of notices that forgets when the test ends. */
export function createFakeNoticesMemory(notices: readonly Notice[] = []): NoticesMemory & { notices: readonly Notice[] } {
  const memory = {
    notices,
    recall: () => memory.notices,
    keep: (kept: readonly Notice[]) => {
      memory.notices = kept;
    },
  };
  return memory;
}

/** A browser window whose page lifecycle and network the test controls. */
export interface FakePageLifecycle extends PageLifecycle {
  readonly setPageState: (pageState: PageState) => void;
  readonly setOnline: (isOnline: boolean) => void;
}

export function createFakePageLifecycle(): FakePageLifecycle {
  const pageStateListeners = new Set<(pageState: PageState) => void>();
  const networkListeners = new Set<(isOnline: boolean) => void>();
  let pageStateNow: PageState = 'visible';
  let isOnlineNow = true;
  return {
    subscribeToPageState: (listener) => {
      pageStateListeners.add(listener);
      listener(pageStateNow);
      return () => void pageStateListeners.delete(listener);
    },
    subscribeToNetwork: (listener) => {
      networkListeners.add(listener);
      listener(isOnlineNow);
      return () => void networkListeners.delete(listener);
    },
    setPageState: (pageState) => {
      pageStateNow = pageState;
      pageStateListeners.forEach((listener) => listener(pageState));
    },
    setOnline: (isOnline) => {
      isOnlineNow = isOnline;
      networkListeners.forEach((listener) => listener(isOnline));
    },
  };
}

/** A memory that forgets when the test ends. */
export function createFakeMemory(): RatesMemory & { reading: RatesReading | null } {
  const memory = {
    reading: null as RatesReading | null,
    keep: ({ currencies, receivedAt }: RatesReading) => {
      memory.reading = { currencies, receivedAt };
    },
  };
  return memory;
}

/** A memory of a visitor's own currencies that forgets when the test ends. */
export function createFakeOwnCurrencies(own: readonly string[] = []): OwnCurrenciesMemory & { own: readonly string[] } {
  const memory = {
    own,
    recall: () => memory.own,
    keep: (acronyms: readonly string[]) => {
      memory.own = acronyms;
    },
  };
  return memory;
}

/** An address that the test reads and steps through. */
export interface FakeAddress extends Address {
  parameters: AddressParameters;
  /** How often the address was written. */
  readonly writes: { made: number };
  readonly step: () => void;
}

export function createFakeAddress(parameters: AddressParameters = {}): FakeAddress {
  const listeners = new Set<(step: null) => void>();
  const address: FakeAddress = {
    parameters,
    writes: { made: 0 },
    read: (names) =>
      Object.fromEntries(names.map((name) => [name, address.parameters[name] ?? null])) as ReturnType<Address['read']>,
    replace: (changes) => {
      address.writes.made += 1;
      const written = Object.entries({ ...address.parameters, ...changes }).filter(([, value]) => value !== null);
      address.parameters = Object.fromEntries(written);
    },
    subscribeToSteps: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    step: () => listeners.forEach((listener) => listener(null)),
  };
  return address;
}

export interface FakeTelemetry extends Telemetry {
  readonly screenViews: ScreenView[];
  /** The orders received, in order. */
  readonly orders: ('start' | 'stop')[];
  /** Whether any of its code has run in the page. */
  hasRun: boolean;
}

export function createFakeTelemetry(): FakeTelemetry {
  const screenViews: ScreenView[] = [];
  const telemetry: FakeTelemetry = {
    screenViews,
    orders: [],
    hasRun: false,
    recordScreenView: (screen) => void screenViews.push(screen),
    start: () => {
      telemetry.orders.push('start');
      telemetry.hasRun = true;
    },
    stop: () => {
      telemetry.orders.push('stop');
      return Promise.resolve(telemetry.hasRun);
    },
  };
  return telemetry;
}

/** A memory of a visitor's decision that forgets when the test ends. */
export interface FakeConsentMemory extends ConsentMemory {
  decision: Decision | null;
  /** Acts as another page of the site that stores a decision. */
  readonly decideElsewhere: (decision: Decision | null) => void;
  /** The listeners to decisions in other pages. */
  readonly listeners: Set<(decision: Decision | null) => void>;
}

export function createFakeConsentMemory(decision: Decision | null = null): FakeConsentMemory {
  const memory: FakeConsentMemory = {
    decision,
    listeners: new Set(),
    recall: () => memory.decision,
    keep: (kept) => {
      memory.decision = kept;
    },
    watch: (listener) => {
      memory.listeners.add(listener);
      return () => void memory.listeners.delete(listener);
    },
    decideElsewhere: (decided) => {
      memory.decision = decided;
      memory.listeners.forEach((listener) => listener(decided));
    },
  };
  return memory;
}

/** A clock that stands still until the test moves it. */
export function createFakeClock(now = Date.parse('2026-04-13T14:00:00Z')): Clock & { time: number } {
  const clock = { time: now, now: () => clock.time };
  return clock;
}
