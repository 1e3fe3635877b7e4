import { Outlet, useOutletContext } from 'react-router-dom';
import { useSite } from '../site/useSite';
import type { StaffPage } from '../site/paths';
import type { ReportError } from '../ports/reportError';
import type { LoadStaff, StaffScreens } from '../staff/staffScreens';
import { useLoaded } from '../ui/useLoaded';
import { WaitingPage } from '../ui/WaitingPage';

interface Props {
  readonly loadStaff: LoadStaff;
  readonly reportError: ReportError;
}

/** Downloads the staff chunk for the routes inside it. */
export function StaffArea({ loadStaff, reportError }: Props) {
  const { words } = useSite();
  const loaded = useLoaded(loadStaff, { onFailure: reportError });

  switch (loaded.status) {
    case 'loading':
      return <WaitingPage>{words.staffArea.loading}</WaitingPage>;
    case 'failed':
      return (
        <main className="message-page o-wrap">
          <h1 tabIndex={-1}>{words.staffArea.failed}</h1>
          <p className="message-page__text" role="alert">
            {words.staffArea.failedAdvice}
          </p>
          {/* A deployment renames the files, and only a reloaded page knows their new names. */}
          <button className="button" type="button" onClick={() => window.location.reload()}>
            {words.staffArea.retry}
          </button>
        </main>
      );
    case 'ready':
      return <Outlet context={loaded.value} />;
  }
}

export function StaffSignIn() {
  const { signIn: SignIn } = useOutletContext<StaffScreens>();
  return <SignIn />;
}

/** The layout around the staff's pages. All pages share it, so it stays mounted when the page changes. */
export function StaffLayoutRoute() {
  const screens = useOutletContext<StaffScreens>();
  return (
    <screens.layout>
      <Outlet context={screens} />
    </screens.layout>
  );
}

/** One of the pages inside the layout. */
export function StaffPageScreen({ page }: { readonly page: StaffPage }) {
  const Screen = useOutletContext<StaffScreens>().pages[page];
  return <Screen />;
}
