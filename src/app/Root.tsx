import { StrictMode, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { ReportError } from '../ports/reportError';
import type { Site } from '../site/site';
import { SiteContext } from '../site/useSite';
import { CrashBoundary } from './CrashBoundary';
import type { AppStore } from './store';

interface Props {
  readonly site: Site;
  readonly store: AppStore['store'];
  /** The state that the markup on the page was rendered from. */
  readonly renderedState: ReturnType<AppStore['store']['getState']>;
  readonly reportError: ReportError;
  /** Called when what was rendered answers the visitor. */
  readonly onTakenOver?: () => void;
  readonly children: ReactNode;
}

/** What stands around the routes, in the browser and in the prerender alike. */
export function Root({ site, store, renderedState, reportError, onTakenOver, children }: Props) {
  useEffect(() => onTakenOver?.(), [onTakenOver]);
  return (
    <StrictMode>
      <SiteContext value={site}>
        <CrashBoundary reportError={reportError}>
          <Provider store={store} serverState={renderedState}>
            {children}
          </Provider>
        </CrashBoundary>
      </SiteContext>
    </StrictMode>
  );
}
