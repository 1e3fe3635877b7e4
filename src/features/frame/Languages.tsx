import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { languageCodes, languageNames } from '../../site/languages';
import { addressOf, legalPageAt } from '../../site/paths';
import { useSite } from '../../site/useSite';

/** The same page in every language that the office offers, each by its own name (rule 95). Nothing where there is but one. */
export function Languages() {
  const { language: shown, words, office } = useSite();
  const page = legalPageAt(useLocation().pathname, shown) ?? 'home';
  if (office.languages.length === 1) {
    return null;
  }
  return (
    <ul className="languages" aria-label={words.navigation.languages}>
      {office.languages.map((language) => (
        <li key={language}>
          <a
            className="languages__link"
            href={addressOf(page, language)}
            lang={language}
            hrefLang={language}
            aria-current={language === shown ? 'true' : undefined}
            onClick={takeParametersAlong}
          >
            <span className="languages__code" aria-hidden="true">
              {languageCodes[language]}
            </span>
            <span className="languages__name">{languageNames[language]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What the address carries is the calculator's state, which holds in any language. */
function takeParametersAlong({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = window.location.search;
}
