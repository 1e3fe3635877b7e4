import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { RatesState } from '../features/rates/ratesSlice';
import { homePathOf } from '../site/paths';
import type { Site } from '../site/site';
import { App } from './App';
import { Root } from './Root';
import { createAppStore } from './store';

/** A site's home page as text, from state alone: while it waits for rates, or with the given ones. */
export function renderHomePage(site: Site, rates?: RatesState): string {
  const home = homePathOf(site.language);
  const { store } = createAppStore(fail, rates && { rates });
  return renderToString(
    <Root site={site} store={store} renderedState={store.getState()} reportError={fail}>
      <StaticRouter basename={home} location={home}>
        <App loadStaff={() => Promise.reject(new Error('Only the home page is prerendered.'))} reportError={fail} />
      </StaticRouter>
    </Root>,
  );
}

function fail(error: unknown): never {
  throw error;
}
