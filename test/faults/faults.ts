import type { FaultProxy, LinkFault } from '../support/faultProxy';
import type { Lane } from './lane';
import type { Random } from './random';

/** A temporary failure of the server or of the connection between it and the pages. */
export interface Fault {
  readonly name: string;
  /** Whether every browser notices at once that the database is lost; a silent connection shows only when it is checked. */
  readonly isNoticed: boolean;
  begin(lane: Lane, random: Random): Promise<void>;
  end(lane: Lane): Promise<void>;
}

type Side = 'database' | 'auth';

function linkFault(side: Side, name: string, isNoticed: boolean, choose: (random: Random) => LinkFault): Fault {
  const proxyOf = (lane: Lane): FaultProxy => lane[side];
  return {
    name: `${side} ${name}`,
    isNoticed,
    begin: (lane, random) => proxyOf(lane).setFault(choose(random)),
    end: (lane) => proxyOf(lane).setFault({ kind: 'none' }),
  };
}

// The browser notices the cut, but may have reconnected before the test looks.
const cut: Fault = {
  name: 'database cut',
  isNoticed: false,
  begin: (lane) => {
    lane.database.cut();
    return Promise.resolve();
  },
  end: () => Promise.resolve(),
};

const killed: Fault = {
  name: 'backend killed and restarted',
  isNoticed: true,
  begin: (lane) => lane.killBackend(),
  end: (lane) => lane.reviveBackend(),
};

export const faults: readonly Fault[] = [
  linkFault('database', 'refused', true, () => ({ kind: 'refuse' })),
  cut,
  linkFault('database', 'stalled, then delivered', false, () => ({
    kind: 'hold',
    directions: ['up', 'down'],
    afterwards: 'deliver',
  })),
  linkFault('database', 'stalled, then lost', false, () => ({ kind: 'hold', directions: ['up', 'down'], afterwards: 'lose' })),
  linkFault('database', 'answers held', false, (random) => ({
    kind: 'hold',
    directions: ['down'],
    afterwards: random.pick(['deliver', 'lose']),
  })),
  linkFault('database', 'delayed', false, (random) => ({ kind: 'delay', milliseconds: random.integer(300, 900) })),
  linkFault('database', 'throttled', false, (random) => ({ kind: 'throttle', bytesPerSecond: random.integer(1_000, 4_000) })),
  linkFault('database', 'cut in mid-frame on the way up', false, () => ({ kind: 'cutMidFrame', direction: 'up' })),
  linkFault('database', 'cut in mid-frame on the way down', false, () => ({ kind: 'cutMidFrame', direction: 'down' })),
  linkFault('auth', 'refused', false, () => ({ kind: 'refuse' })),
  linkFault('auth', 'stalled, then lost', false, () => ({ kind: 'hold', directions: ['up', 'down'], afterwards: 'lose' })),
  killed,
];
