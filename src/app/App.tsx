import { Route, Routes } from 'react-router-dom';
import type { StaffPage } from '../site/paths';
import { DEFAULT_LANGUAGE } from '../site/languages';
import { legalPaths, paths, staffPaths } from '../site/paths';
import { useSite } from '../site/useSite';
import { HomePage } from '../pages/home/HomePage';
import { LegalScreen } from '../pages/legal/LegalScreen';
import { NotFoundPage } from '../pages/NotFoundPage';
import type { ReportError } from '../ports/reportError';
import { StaffArea, StaffLayoutRoute, StaffPageScreen, StaffSignIn } from './StaffArea';
import type { LoadStaff } from '../staff/staffScreens';
import { useRouteChange } from './useRouteChange';

interface Props {
  readonly loadStaff: LoadStaff;
  readonly reportError: ReportError;
}

export function App({ loadStaff, reportError }: Props) {
  const { language } = useSite();
  useRouteChange();
  const { conditions, privacy } = legalPaths(language);
  return (
    <Routes>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={conditions} element={<LegalScreen page="conditions" />} />
      <Route path={privacy} element={<LegalScreen page="privacy" />} />
      {language === DEFAULT_LANGUAGE && (
        <Route element={<StaffArea loadStaff={loadStaff} reportError={reportError} />}>
          <Route path={paths.signIn} element={<StaffSignIn />} />
          <Route element={<StaffLayoutRoute />}>
            {(Object.keys(staffPaths) as StaffPage[]).map((page) => (
              <Route key={page} path={staffPaths[page]} element={<StaffPageScreen page={page} />} />
            ))}
          </Route>
        </Route>
      )}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
