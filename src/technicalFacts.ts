import type { TechnicalFacts } from './pages/legal/Privacy';
import type { Environment } from './services/firebase/environment';

/** What the page about personal data tells of a build that was made for an environment. */
export function technicalFactsOf({ firebase }: Environment): TechnicalFacts {
  return { databaseHost: new URL(firebase.databaseURL).host, isMeasured: firebase.measurementId !== null };
}
