import { fill } from '../../site/pattern';
import { useSite } from '../../site/useSite';
import { Icon } from '../../ui/Icon';

/** The names of the blurbs; each blurb's texts and icon have the same name. */
const blurbs = ['favourableRates', 'noFees', 'withinReach'] as const;

export function FeatureBlurbs() {
  const { words, office } = useSite();
  const fields = { social: office.social ? words.blurbs.withinReach.social : '' };
  return (
    <section className="blurbs" aria-label={words.blurbs.label}>
      <ul className="blurbs__list o-wrap">
        {blurbs.map((name) => (
          <li key={name} className="blurbs__blurb">
            <Icon name={name} className="blurbs__icon" />
            <h2 className="blurbs__title">{words.blurbs[name].title}</h2>
            <p className="blurbs__text">{fill(words.blurbs[name].text, fields)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
