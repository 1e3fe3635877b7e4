import type { TechnicalFacts } from './pages/legal/Privacy';
import type { Environment } from './services/firebase/environment';

/** The facts about a build for an environment that the page about personal data states. */
export function technicalFactsOf({ firebase }: Environment): TechnicalFacts {
  return { databaseHost: new URL(firebase.databaseURL).host, isMeasured: firebase.measurementId !== null };
}
