import { readCalculation } from '../features/calculator/calculationLink';
import { findField, isAsItCame } from '../features/calculator/calculatorFields';
import type { Address } from '../ports/address';
import type { Formats } from '../site/format';
import { CALCULATOR_PARAMETERS } from '../site/paths';

/**
 * Fills in the fields for which a link has values and that the visitor has left untouched, as the application does
 * later (rule 89). What the visitor changes until then leaves the address, so that the application doesn't restore it.
 */
export function fillInLink(
  page: Document,
  { decimalSeparator }: Formats,
  address: Pick<Address, 'read' | 'replace'>,
  stopped: AbortSignal,
): void {
  const amount = findField(page, 'amount');
  const owned = findField(page, 'owned');
  const wanted = findField(page, 'wanted');
  if (!amount || !owned || !wanted) {
    return;
  }
  const offered = [...owned.options].flatMap(({ value }) => value || []);
  const link = readCalculation(address.read(CALCULATOR_PARAMETERS), offered, decimalSeparator);
  choose(owned, link.ownedAcronym);
  choose(wanted, link.wantedAcronym);
  // An exact amount to receive is shown only once the application has come, with the words that say so.
  if (link.mode !== 'exact' && amount.value === '') {
    amount.value = link.amountText ?? '';
  }
  const fields = { amount, from: owned, to: wanted };
  for (const [parameter, field] of Object.entries(fields)) {
    field.addEventListener('input', () => address.replace({ [parameter]: null }), { once: true, signal: stopped });
  }
}

function choose(select: HTMLSelectElement, acronym: string | null): void {
  if (acronym !== null && isAsItCame(select)) {
    select.value = acronym;
  }
}
