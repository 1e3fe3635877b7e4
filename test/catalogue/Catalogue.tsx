import { useEffect, useSyncExternalStore } from 'react';
import type { CatalogueLanguage, Facts, CatalogueTexts } from './languages';
import { createCatalogueTexts } from './languages';
import { stories, storyGroups } from './allStories';
import type { Story } from './story';
import { StoryView } from './StoryView';

/** Shows the story that `?story=` in the address names, or an index without it, in the language of `&language=`. */
export function Catalogue({ facts }: { readonly facts: Facts }) {
  const parameters = new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search));
  const textsByLanguage = createCatalogueTexts(facts);
  const language = Object.keys(textsByLanguage).find((name) => name === parameters.get('language')) ?? 'sk';
  const texts = textsByLanguage[language as CatalogueLanguage];
  const name = parameters.get('story');
  const story = stories.find((candidate) => candidate.name === name);
  return story ? (
    <StoryPage key={`${story.name} ${language}`} story={story} texts={texts} />
  ) : (
    <Index language={language} languages={Object.keys(textsByLanguage)} texts={texts} />
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

interface StoryProps {
  readonly story: Story;
  readonly texts: CatalogueTexts;
}

/** Shows one story alone; a story that is only a part of a page gets a main element and a heading. */
function StoryPage({ story, texts }: StoryProps) {
  const view = <StoryView story={story} texts={texts} />;
  return story.isPage ? (
    view
  ) : (
    <main>
      <h1 className="catalogue__name">{story.name}</h1>
      {view}
    </main>
  );
}

interface IndexProps {
  readonly language: string;
  readonly languages: readonly string[];
  readonly texts: CatalogueTexts;
}

/**
 * Shows all stories that are parts of pages, and links to those that are whole pages. Components repeat their ids here, so a link
 * to an id leads to its first occurrence. To try such links, open the story on its own page.
 */
function Index({ language, languages, texts }: IndexProps) {
  // Some stories take the focus, which scrolls the page: return to the top.
  useEffect(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
  }, [language]);

  return (
    <main className="catalogue">
      <h1>Catalogue</h1>
      <p className="catalogue__languages o-wrap">
        {languages.map((other) => (
          <a key={other} href={`?language=${other}`}>
            {other}
          </a>
        ))}
      </p>
      {Object.entries(storyGroups).map(([heading, group]) => (
        <section key={heading}>
          <h2 className="o-wrap">{heading}</h2>
          {group.map((story) => (
            <article key={story.name} className="catalogue__story">
              <h3 className="catalogue__name">
                <a href={`?${new URLSearchParams({ story: story.name, language }).toString()}`}>{story.name}</a>
              </h3>
              {!story.isPage && <StoryView key={language} story={story} texts={texts} />}
            </article>
          ))}
        </section>
      ))}
    </main>
  );
}
