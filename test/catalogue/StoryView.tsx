import { useEffect, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '../../src/site/paths';
import { SiteContext } from '../../src/site/useSite';
import { StaffWordsContext } from '../../src/staff/useStaffWords';
import type { CatalogueTexts } from './languages';
import type { ExtrasSource } from '../../src/features/calculator/calculatorExtras';
import { CalculatorExtrasContext } from '../../src/features/calculator/calculatorExtras';
import { BoardLocaleContext } from '../../src/features/board/boardLocale';
import { ConsentToolsContext } from '../../src/features/consent/consentTools';
import { createExtras } from '../../src/features/calculator/extras/createExtras';
import type { LoadNews } from '../../src/features/office/news';
import { NewsContext } from '../../src/features/office/news';
import { NoticesInFull } from '../../src/features/office/NoticesInFull';
import { NoticeWay } from '../../src/features/office/NoticeWay';
import { createTrendPart } from '../../src/features/rates/trend/createTrendPart';
import { TrendWordsContext } from '../../src/features/rates/trend/useTrendWords';
import type { LoadTrend } from '../../src/features/rates/trendPart';
import { TrendContext } from '../../src/features/rates/trendPart';
import { createLegalPages } from '../../src/pages/legal/createLegalPages';
import type { LegalPagesSource } from '../../src/pages/legal/legalPages';
import { LegalPagesContext } from '../../src/pages/legal/legalPages';
import { createStillStore } from './stillStore';
import type { Story } from './story';

const loadNews: LoadNews = () => Promise.resolve({ way: NoticeWay, inFull: NoticesInFull });

interface Props {
  readonly story: Story;
  readonly texts: CatalogueTexts;
}

/** A clock that always shows Monday, 27 April 2026. */
const standing = { now: () => Date.parse('2026-04-27T10:00+02:00') };

/** Shows a story with everything that surrounds it in the application: texts, a store, a router. */
export function StoryView({ story, texts }: Props) {
  const shown = useRef<HTMLDivElement>(null);
  const [store] = useState(() => createStillStore(story.state ?? {}));

  const [extras] = useState<ExtrasSource>(() => ({
    load: () => Promise.resolve(createExtras(texts.calculatorWords, story.share ?? (() => Promise.resolve('copied')))),
    isNeededAtOnce: true,
  }));

  const [loadTrend] = useState<LoadTrend>(() => {
    const part = createTrendPart(texts.trendWords, store.dispatch);
    return story.trend ?? (() => Promise.resolve(part));
  });

  const [legal] = useState<LegalPagesSource>(() => {
    const { isMeasured = false } = story;
    const pages = createLegalPages(texts.legalWords, {
      databaseHost: 'office-default-rtdb.europe-west1.firebasedatabase.app',
      isMeasured,
    });
    return { loaded: story.legal ? null : pages, load: story.legal ?? (() => Promise.resolve(pages)) };
  });

  useEffect(() => {
    if (shown.current) {
      story.act?.(shown.current);
    }
  }, [story]);

  return (
    <div ref={shown}>
      <SiteContext value={texts.site}>
        <StaffWordsContext value={texts.staffWords}>
          <Provider store={store}>
            <NewsContext value={story.state?.notices ? loadNews : null}>
              <TrendContext value={loadTrend}>
                <TrendWordsContext value={texts.trendWords}>
                  <CalculatorExtrasContext value={extras}>
                    <LegalPagesContext value={legal}>
                      <ConsentToolsContext value={{ words: texts.consentWords, clock: standing }}>
                        <BoardLocaleContext value={[{ site: texts.site, words: texts.boardWords }]}>
                          <MemoryRouter initialEntries={[story.path ?? paths.home]}>{story.render()}</MemoryRouter>
                        </BoardLocaleContext>
                      </ConsentToolsContext>
                    </LegalPagesContext>
                  </CalculatorExtrasContext>
                </TrendWordsContext>
              </TrendContext>
            </NewsContext>
          </Provider>
        </StaffWordsContext>
      </SiteContext>
    </div>
  );
}
