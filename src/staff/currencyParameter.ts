import { useLocation } from 'react-router-dom';
import { isCurrencyCode } from '../domain/rates/currencyCode';

const PARAMETER = 'currency';

/** Address of a staff's page with a currency to begin with (rule 147). */
export function withCurrency(path: string, acronym: string): string {
  return `${path}?${PARAMETER}=${acronym}`;
}

/** The currency that the address names; null where it names none, or what is no code. */
export function useCurrencyParameter(): string | null {
  const asked = new URLSearchParams(useLocation().search).get(PARAMETER);
  return asked !== null && isCurrencyCode(asked) ? asked : null;
}
