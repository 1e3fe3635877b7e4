import { useRef } from 'react';
import streetPlan from '../../../public/images/street-plan.svg';
import { mapEmbedAddress, mapPageAddress } from '../../site/officeMap';
import { useSite } from '../../site/useSite';
import { useIsNear } from '../../ui/useIsNear';

/** The map is another site's: it is asked for only when the visitor comes near. The link is there in any case. */
export function OfficeMap() {
  const { words, office } = useSite();
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);

  return (
    <div className="map">
      <div ref={box} className="map__box">
        <img className="map__plan" src={streetPlan} alt="" loading="lazy" />
        {isNear && (
          <iframe className="map__frame" src={mapEmbedAddress(office.location)} title={words.contact.map} loading="lazy" />
        )}
      </div>
      <a className="map__link" href={mapPageAddress(office.location)}>
        {words.contact.openMap}
      </a>
    </div>
  );
}
