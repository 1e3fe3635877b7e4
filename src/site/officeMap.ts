import type { Office } from './office';

/** The site of the embedded map; the Content-Security-Policy allows frames from no other site. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** How far the map extends around the office, in degrees. */
const MARGIN = { latitude: 0.0022, longitude: 0.0044 };

/** Address of the map around the office, for an iframe. */
export function mapEmbedAddress({ latitude, longitude }: Office['location']): string {
  const boundingBox = [
    longitude - MARGIN.longitude,
    latitude - MARGIN.latitude,
    longitude + MARGIN.longitude,
    latitude + MARGIN.latitude,
  ].map((degrees) => degrees.toFixed(4));
  return `${MAP_ORIGIN}/export/embed.html?bbox=${boundingBox.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}

/** Address of the same map as a page of its own. */
export function mapPageAddress({ latitude, longitude }: Office['location']): string {
  return `${MAP_ORIGIN}/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
}
