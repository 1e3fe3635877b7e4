import type { Closure } from '../../domain/time/openingHours';
import type { NoticesRootState } from './knownNotices';
import { selectClosures } from './knownNotices';

/** A store that holds notices once they have come. */
interface Store {
  getState(): NoticesRootState;
  subscribe(listener: () => void): unknown;
}

/** Reports the closures that staff have published, at once and whenever they change. */
export function followClosures(store: Store, tell: (closures: readonly Closure[]) => void): void {
  let told: readonly Closure[] | null = null;
  const tellNew = (): void => {
    const closures = selectClosures(store.getState());
    if (closures !== told) {
      told = closures;
      tell(closures);
    }
  };
  tellNew();
  store.subscribe(tellNew);
}
