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
  /** The state from which the markup on the page was rendered. */
  readonly renderedState: ReturnType<AppStore['store']['getState']>;
  readonly reportError: ReportError;
  /** Called once the rendered page responds to the visitor. */
  readonly onTakenOver?: () => void;
  readonly children: ReactNode;
}

/** Everything around the routes, for both the browser and the prerender. */
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
