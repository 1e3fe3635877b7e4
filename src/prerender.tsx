/** Composition root of the prerender: the home page as text, from state alone. */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { Root } from './app/Root';
import { createAppStore } from './app/store';
import { paths } from './site/paths';
import type { RatesState } from './features/rates/ratesSlice';

/** The home page's markup: while it waits for rates, or with the given ones. */
export function renderHomePage(rates?: RatesState): string {
  const { store } = createAppStore(fail, rates && { rates });
  return renderToString(
    <Root store={store} renderedState={store.getState()} reportError={fail}>
      <StaticRouter location={paths.home}>
        <App loadStaff={() => Promise.reject(new Error('Only the home page is prerendered.'))} reportError={fail} />
      </StaticRouter>
    </Root>,
  );
}

function fail(error: unknown): never {
  throw error;
}
