import { useEffect, useSyncExternalStore } from 'react';
import type { CatalogueLanguage, Facts, CatalogueTexts } from './languages';
import { createCatalogueTexts } from './languages';
import { stories, storyGroups } from './allStories';
import type { Story } from './story';
import { StoryView } from './StoryView';

/** Shows the story that the page's address names in `?story=`, in the language of `&language=`; without one, an index. */
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

/** A story alone; one that is no page gets the least that makes it one. */
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
 * Every story that is part of a page, one below the other, and the addresses of those that are pages. Ids are in it as often as
 * their component, so what leads to an id leads to the first one: a story has to be tried on its own page.
 */
function Index({ language, languages, texts }: IndexProps) {
  // Some stories take the focus: the index begins at its beginning all the same.
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
