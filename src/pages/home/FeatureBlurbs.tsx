import { texts } from '../../site/words/sk';
import { Icon } from '../../ui/Icon';

const blurbs = [
  { icon: 'rates', ...texts.blurbs.favourableRates },
  { icon: 'noFees', ...texts.blurbs.noFees },
  { icon: 'reach', ...texts.blurbs.withinReach },
] as const;

export function FeatureBlurbs() {
  return (
    <section className="blurbs" aria-label={texts.blurbs.label}>
      <ul className="blurbs__list o-wrap">
        {blurbs.map(({ icon, title, text }) => (
          <li key={title} className="blurbs__blurb">
            <Icon name={icon} className="blurbs__icon" />
            <h2 className="blurbs__title">{title}</h2>
            <p className="blurbs__text">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
