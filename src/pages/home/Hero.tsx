import coin from '../../../public/images/coin.svg';
import { anchors, homeSection } from '../../site/paths';
import { fill } from '../../site/pattern';
import { useSite } from '../../site/useSite';
import { Icon } from '../../ui/Icon';

export function Hero() {
  const { words, office } = useSite();
  const { street, town } = office;

  return (
    <div className="hero">
      <div className="hero__grid o-wrap">
        <div className="hero__text">
          <h1 tabIndex={-1}>{words.hero.title}</h1>
          <p className="hero__lead">{fill(words.hero.lead, { street, town })}</p>
          <p className="hero__actions">
            <a className="button button--brass hero__action" href={homeSection(anchors.ratesTable)}>
              {words.hero.toRatesTable}
            </a>
            <a className="button button--outline button--on-dark hero__action" href={homeSection(anchors.calculator)}>
              {words.hero.toCalculator}
            </a>
          </p>
        </div>
        <div className="hero__figure">
          {/* Lazy, so phones, which hide the picture, don't download it. */}
          <img className="hero__coin" src={coin} alt="" width="304" height="304" loading="lazy" />
          {/* The styles pause the coin, so this works before any script has loaded. */}
          <label className="hero__pause">
            <input type="checkbox" className="hero__pause-box" autoComplete="off" aria-label={words.hero.pause} />
            <Icon name="pause" className="hero__pause-icon hero__pause-icon--turning" />
            <Icon name="play" className="hero__pause-icon hero__pause-icon--paused" />
          </label>
        </div>
      </div>
    </div>
  );
}
