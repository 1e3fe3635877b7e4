import { Breakable } from '../../ui/Breakable';
import { useSite } from '../../site/useSite';
import { legalTexts } from './legalTexts';

/** The operator's legal facts, which the law requires on the site (rule 109). */
export function LegalFactsList() {
  const { language, words, office } = useSite();
  return (
    <>
      <h3 className="contact__title">{words.legal.heading}</h3>
      {office.isFictional && <p>{words.legal.fictional}</p>}
      <dl className="contact__facts">
        {legalTexts(office.legal, words.legal, language).map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="contact__fact">
              <Breakable text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
