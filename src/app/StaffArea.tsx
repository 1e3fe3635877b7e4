import { useEffect, useEffectEvent, useState } from 'react';
import { Outlet, useOutletContext } from 'react-router-dom';
import { useSite } from '../site/useSite';
import type { StaffPage } from '../site/paths';
import type { ReportError } from '../ports/reportError';
import type { LoadStaff, StaffScreens } from '../staff/staffScreens';
import { WaitingPage } from '../ui/WaitingPage';

type Loading =
  { readonly status: 'loading' } | { readonly status: 'failed' } | { readonly status: 'ready'; readonly screens: StaffScreens };

interface Props {
  readonly loadStaff: LoadStaff;
  readonly reportError: ReportError;
}

/** Downloads the staff chunk for the routes within. */
export function StaffArea({ loadStaff, reportError }: Props) {
  const { words } = useSite();
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });
  const load = useEffectEvent(loadStaff);
  const report = useEffectEvent(reportError);

  useEffect(() => {
    let isCurrent = true;
    const settle = (next: Loading): void => {
      if (isCurrent) {
        setLoading(next);
      }
    };
    load().then(
      (screens) => settle({ status: 'ready', screens }),
      (error: unknown) => {
        report(error);
        settle({ status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  switch (loading.status) {
    case 'loading':
      return <WaitingPage>{words.staffArea.loading}</WaitingPage>;
    case 'failed':
      return (
        <main className="message-page o-wrap">
          <h1 tabIndex={-1}>{words.staffArea.failed}</h1>
          <p className="message-page__text" role="alert">
            {words.staffArea.failedAdvice}
          </p>
          {/* After a deployment its files have other names, which only a page that is loaded again knows. */}
          <button className="button" type="button" onClick={() => window.location.reload()}>
            {words.staffArea.retry}
          </button>
        </main>
      );
    case 'ready':
      return <Outlet context={loading.screens} />;
  }
}

export function StaffSignIn() {
  const { signIn: SignIn } = useOutletContext<StaffScreens>();
  return <SignIn />;
}

/** What stands around the staff's pages; the same one for all, so that it outlives each. */
export function StaffLayout() {
  const screens = useOutletContext<StaffScreens>();
  return (
    <screens.layout>
      <Outlet context={screens} />
    </screens.layout>
  );
}

/** One of the pages within that layout. */
export function StaffPageScreen({ page }: { readonly page: StaffPage }) {
  const Screen = useOutletContext<StaffScreens>().pages[page];
  return <Screen />;
}
