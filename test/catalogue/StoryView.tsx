import { useEffect, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '../../src/site/paths';
import { SiteContext } from '../../src/site/useSite';
import { StaffWordsContext } from '../../src/staff/useStaffWords';
import type { CatalogueTexts } from './languages';
import type { ExtrasSource } from '../../src/features/calculator/calculatorExtras';
import { CalculatorExtrasContext } from '../../src/features/calculator/calculatorExtras';
import { BoardSpeechContext } from '../../src/features/board/boardSpeech';
import { ConsentToolsContext } from '../../src/features/consent/consentTools';
import { createExtras } from '../../src/features/calculator/extras/createExtras';
import type { LoadNews } from '../../src/features/office/news';
import { NewsContext } from '../../src/features/office/news';
import { NoticesInFull } from '../../src/features/office/NoticesInFull';
import { NoticeWay } from '../../src/features/office/NoticeWay';
import { createDevelopmentPart } from '../../src/features/rates/development/createDevelopmentPart';
import { DevelopmentWordsContext } from '../../src/features/rates/development/useDevelopmentWords';
import type { LoadDevelopment } from '../../src/features/rates/developmentPart';
import { DevelopmentContext } from '../../src/features/rates/developmentPart';
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

/** A clock that stands still: Monday, 27 April 2026. */
const standing = { now: () => Date.parse('2026-04-27T10:00+02:00') };

/** A story with all that stands around it in the application: what is said, a store, a router. */
export function StoryView({ story, texts }: Props) {
  const shown = useRef<HTMLDivElement>(null);
  const [store] = useState(() => createStillStore(story.state ?? {}));

  const [extras] = useState<ExtrasSource>(() => ({
    load: () => Promise.resolve(createExtras(texts.calculatorWords, story.share ?? (() => Promise.resolve('copied')))),
    isNeededAtOnce: true,
  }));

  const [loadDevelopment] = useState<LoadDevelopment>(() => {
    const part = createDevelopmentPart(texts.developmentWords, store.dispatch);
    return story.development ?? (() => Promise.resolve(part));
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
              <DevelopmentContext value={loadDevelopment}>
                <DevelopmentWordsContext value={texts.developmentWords}>
                  <CalculatorExtrasContext value={extras}>
                    <LegalPagesContext value={legal}>
                      <ConsentToolsContext value={{ words: texts.consentWords, clock: standing }}>
                        <BoardSpeechContext value={[{ site: texts.site, words: texts.boardWords }]}>
                          <MemoryRouter initialEntries={[story.path ?? paths.home]}>{story.render()}</MemoryRouter>
                        </BoardSpeechContext>
                      </ConsentToolsContext>
                    </LegalPagesContext>
                  </CalculatorExtrasContext>
                </DevelopmentWordsContext>
              </DevelopmentContext>
            </NewsContext>
          </Provider>
        </StaffWordsContext>
      </SiteContext>
    </div>
  );
}
