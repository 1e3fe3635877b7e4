import { useSite } from '../../site/useSite';
import { Icon } from '../../ui/Icon';

/** A blurb's texts have its name, and so has its icon. */
const blurbs = ['favourableRates', 'noFees', 'withinReach'] as const;

export function FeatureBlurbs() {
  const { words } = useSite();
  return (
    <section className="blurbs" aria-label={words.blurbs.label}>
      <ul className="blurbs__list o-wrap">
        {blurbs.map((name) => (
          <li key={name} className="blurbs__blurb">
            <Icon name={name} className="blurbs__icon" />
            <h2 className="blurbs__title">{words.blurbs[name].title}</h2>
            <p className="blurbs__text">{words.blurbs[name].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
