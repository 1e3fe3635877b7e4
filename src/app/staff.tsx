/** Entry of the staff chunk: composes the staff area from the real gateways. */
import '../../styles/staff.scss';
import type { Environment } from '../config/env';
import { systemClock } from '../services/clock';
import { openFirebaseApp } from '../services/firebase/app';
import { createAuthGateway } from '../services/firebase/authGateway';
import { createRatesWriter } from '../services/firebase/ratesWriter';
import type { RatesGateway, ReportError } from '../services/ports';
import { createSessionStore } from '../services/sessionStore';
import { installStaff } from './installStaff';
import type { StaffScreens } from './staffScreens';
import type { AppStore } from './store';

/** What the running application lends the staff area. */
export interface StaffSurroundings {
  readonly appStore: AppStore;
  readonly environment: Environment;
  readonly gateway: RatesGateway;
  readonly reportError: ReportError;
}

export function openStaff({ appStore, environment, gateway, reportError }: StaffSurroundings): StaffScreens {
  return installStaff(appStore, () => {
    const authGateway = createAuthGateway(openFirebaseApp(environment.firebase), environment);
    return {
      gateway,
      authGateway,
      ratesWriter: createRatesWriter(environment.firebase, () => authGateway.getIdToken()),
      sessionStore: createSessionStore(() => window.sessionStorage),
      clock: systemClock,
      reportError,
    };
  });
}
