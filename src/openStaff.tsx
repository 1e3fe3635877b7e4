/** Entry of the staff chunk: composes the staff area from the real gateways. */
import '../styles/staff.scss';
import type { Environment } from './services/firebase/environment';
import { systemClock } from './services/browser/clock';
import { openFirebaseApp } from './services/firebase/app';
import { createArchiveReader } from './services/firebase/archiveReader';
import { createAuthGateway } from './services/firebase/staff/authGateway';
import { createNoticesWriter } from './services/firebase/staff/noticesWriter';
import { createRatesWriter } from './services/firebase/staff/ratesWriter';
import { createStaffRequests } from './services/firebase/staff/staffRequests';
import { createStoredRecords } from './services/firebase/staff/storedRecords';
import type { RatesGateway } from './ports/rates';
import type { ReportError } from './ports/reportError';
import { printPage } from './services/browser/printPage';
import { saveFile } from './services/browser/saveFile';
import { createSaveId } from './services/browser/saveId';
import { createSessionStore } from './services/browser/sessionStore';
import { nameCurrency } from './site/nameCurrency';
import type { Office } from './site/office';
import { staffWords } from './site/words/staffWords';
import { installStaff } from './staff/installStaff';
import type { StaffScreens } from './staff/staffScreens';
import type { AppStore } from './app/store';

/** What the running application provides to the staff area. */
export interface StaffSurroundings {
  readonly appStore: AppStore;
  readonly environment: Environment;
  readonly office: Office;
  readonly gateway: RatesGateway;
  readonly reportError: ReportError;
}

export function openStaff({ appStore, environment, office, gateway, reportError }: StaffSurroundings): StaffScreens {
  return installStaff(appStore, staffWords, () => {
    const authGateway = createAuthGateway(openFirebaseApp(environment.firebase), environment);
    const requests = createStaffRequests(environment.firebase, authGateway, () => navigator.onLine);
    return {
      office,
      gateway,
      authGateway,
      ratesWriter: createRatesWriter(requests),
      storedRecords: createStoredRecords(requests),
      archiveReader: createArchiveReader(requests.read),
      noticesWriter: createNoticesWriter(requests),
      printPage,
      saveFile,
      createSaveId,
      nameCurrency,
      sessionStore: createSessionStore(() => window.sessionStorage),
      clock: systemClock,
      reportError,
    };
  });
}
