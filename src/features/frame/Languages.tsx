import { useLocation } from 'react-router-dom';
import { languageCodes, languageNames } from '../../site/languages';
import { addressOf, legalPageAt } from '../../site/paths';
import { useSite } from '../../site/useSite';

/**
 * Links to the same page in each language that the office offers, each under its own name (rule 95). The first script adds
 * the calculation to these links. Renders nothing if there is only one language.
 */
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
