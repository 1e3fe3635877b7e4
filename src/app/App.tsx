import { Route, Routes } from 'react-router-dom';
import { paths } from '../site/paths';
import { HomePage } from '../pages/home/HomePage';
import { NotFoundPage } from '../pages/NotFoundPage';
import type { ReportError } from '../ports/reportError';
import { StaffArea, StaffScreen } from './StaffArea';
import type { LoadStaff } from '../staff/staffScreens';
import { useRouteChange } from './useRouteChange';

interface Props {
  readonly loadStaff: LoadStaff;
  readonly reportError: ReportError;
}

export function App({ loadStaff, reportError }: Props) {
  useRouteChange();
  return (
    <Routes>
      <Route path={paths.home} element={<HomePage />} />
      <Route element={<StaffArea loadStaff={loadStaff} reportError={reportError} />}>
        <Route path={paths.editor} element={<StaffScreen screen="rateEditor" />} />
        <Route path={paths.signIn} element={<StaffScreen screen="signIn" />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
