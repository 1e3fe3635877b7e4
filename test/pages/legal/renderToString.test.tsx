/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../../src/app/App';
import { Root } from '../../../src/app/Root';
import { createAppStore } from '../../../src/app/store';
import { createLegalPages } from '../../../src/pages/legal/createLegalPages';
import { LegalPagesContext } from '../../../src/pages/legal/legalPages';
import { legalWords } from '../../../src/site/words/skLegal';
import { demoSite } from '../../support/demoSite';

const never = (): Promise<never> => new Promise(() => undefined);
const fail = (error: unknown): never => {
  throw error;
};

function render(path: string): string {
  const { store } = createAppStore(fail);
  const loaded = createLegalPages(legalWords, { databaseHost: 'office.firebaseio.com', isMeasured: false });
  return renderToString(
    <Root site={demoSite} store={store} renderedState={store.getState()} reportError={fail}>
      <LegalPagesContext value={{ loaded, load: never }}>
        <StaticRouter location={path}>
          <App loadStaff={never} reportError={fail} />
        </StaticRouter>
      </LegalPagesContext>
    </Root>,
  );
}

// Runs without a window and a document, as the prerender does.
it.each([
  ['/podmienky', 'Len hotovosť'],
  ['/osobne-udaje', 'office.firebaseio.com'],
])('%s is complete as text once its texts are there', (path, text) => {
  expect(render(path).replaceAll('<wbr/>', '')).toContain(text);
});
