import { useState } from 'react';
import streetPlan from '../../../public/images/street-plan.svg';
import { mapEmbedAddress, mapPageAddress } from '../../site/officeMap';
import { useSite } from '../../site/useSite';
import { useIsOnline } from '../../ui/useIsOnline';

/**
 * A street plan, replaced by another site's map only when the visitor asks for it and the browser is online: a frame that
 * fails would cover the plan with the browser's error page. The link to the map is always there.
 */
export function OfficeMap() {
  const { words, office } = useSite();
  const [isAsked, setIsAsked] = useState(false);
  const isOnline = useIsOnline();

  return (
    <div className="map">
      <div className="map__box">
        <img className="map__plan" src={streetPlan} alt="" loading="lazy" />
        {isAsked && isOnline && (
          <iframe className="map__frame" src={mapEmbedAddress(office.location)} title={words.contact.map} />
        )}
      </div>
      <div className="map__actions">
        <button type="button" className="button button--outline" onClick={() => setIsAsked(!isAsked)}>
          {isAsked ? words.contact.hideMap : words.contact.showMap}
        </button>
        <a className="map__link" href={mapPageAddress(office.location)}>
          {words.contact.openMap}
        </a>
      </div>
      <p className="map__note" role="status">
        {isAsked && !isOnline && words.contact.mapOffline}
      </p>
    </div>
  );
}
