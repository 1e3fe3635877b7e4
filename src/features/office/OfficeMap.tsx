import { useRef } from 'react';
import streetPlan from '../../../public/images/street-plan.svg';
import { office } from '../../site/office';
import { texts } from '../../site/words/sk';
import { useIsNear } from '../../ui/useIsNear';

/** The map is another site's: it is asked for only when the visitor comes near. The link is there in any case. */
export function OfficeMap() {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);

  return (
    <div className="map">
      <div ref={box} className="map__box">
        <img className="map__plan" src={streetPlan} alt="" loading="lazy" />
        {isNear && <iframe className="map__frame" src={office.map.embedUrl} title={texts.contact.map} loading="lazy" />}
      </div>
      <a className="map__link" href={office.map.linkUrl}>
        {texts.contact.openMap}
      </a>
    </div>
  );
}
