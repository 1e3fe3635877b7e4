import { useLocation } from 'react-router-dom';
import { isCurrencyCode } from '../domain/rates/currencyCode';

const PARAMETER = 'currency';

/** The address of a staff page that opens at a currency (rule 147). */
export function withCurrency(path: string, acronym: string): string {
  return `${path}?${PARAMETER}=${acronym}`;
}

/** The currency that the address names; null without one, or if it is not a currency code. */
export function useCurrencyParameter(): string | null {
  const asked = new URLSearchParams(useLocation().search).get(PARAMETER);
  return asked !== null && isCurrencyCode(asked) ? asked : null;
}
