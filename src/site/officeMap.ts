import type { Office } from './office';

/** Whose map is embedded; the Content-Security-Policy allows frames from there alone. */
export const MAP_ORIGIN = 'https://www.openstreetmap.org';

/** How far the map reaches around the office, in degrees. */
const MARGIN = { latitude: 0.0022, longitude: 0.0044 };

/** The map around the office, for an iframe. */
export function mapEmbedAddress({ latitude, longitude }: Office['location']): string {
  const boundingBox = [
    longitude - MARGIN.longitude,
    latitude - MARGIN.latitude,
    longitude + MARGIN.longitude,
    latitude + MARGIN.latitude,
  ].map((degrees) => degrees.toFixed(4));
  return `${MAP_ORIGIN}/export/embed.html?bbox=${boundingBox.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}

/** The same map as a page of its own. */
export function mapPageAddress({ latitude, longitude }: Office['location']): string {
  return `${MAP_ORIGIN}/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
}
