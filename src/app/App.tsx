import { Route, Routes } from 'react-router-dom';
import { paths } from '../config/paths';
import { HomePage } from '../pages/HomePage';
import { NotFoundPage } from '../pages/NotFoundPage';
import { useRouteChange } from './useRouteChange';

export function App() {
  useRouteChange();
  return (
    <Routes>
      <Route path={paths.home} element={<HomePage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
