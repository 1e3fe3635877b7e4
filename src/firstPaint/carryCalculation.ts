import { readAmount } from '../domain/money/amount';
import { amountParameters, calculationParameters } from '../features/calculator/calculationLink';
import { findField, isAsItCame } from '../features/calculator/calculatorFields';
import type { Address, AddressParameters } from '../ports/address';
import type { Formats } from '../site/format';
import { CALCULATOR_LINK } from '../site/paths';
import { beforeLanguageLinks } from './beforeLanguageLinks';

/**
 * Writes what the visitor typed and chose into the address when they press a link to another language, which takes the
 * address's parameters along (rule 95). It works for as long as the page is open: before the application has loaded
 * nothing else writes the parameters, and afterwards they are written only once the input rests.
 */
export function carryCalculation(page: Document, { decimalSeparator }: Formats, address: Pick<Address, 'replace'>): void {
  beforeLanguageLinks(page, () => address.replace(parametersIn(page, decimalSeparator)));
}

/** Makes the links of the rates table carry a typed amount whenever they load the page, which the application prevents. */
export function carryAmount(page: Document, { decimalSeparator }: Formats): void {
  page.addEventListener('click', ({ target, defaultPrevented }) => {
    const link = (target as Element).closest<HTMLAnchorElement>(`a[href^="${CALCULATOR_LINK}"]`);
    const amount = readAmount(findField(page, 'amount')?.value ?? '', decimalSeparator)?.amount;
    if (link && amount !== undefined && !defaultPrevented) {
      const parameters = new URLSearchParams(link.search);
      parameters.set(amountParameters.given, amount);
      link.search = parameters.toString();
    }
  });
}

/** Empty while nothing is typed or chosen, and on pages without a calculator. */
function parametersIn(page: Document, decimalSeparator: string): AddressParameters {
  const amount = findField(page, 'amount');
  const owned = findField(page, 'owned');
  const wanted = findField(page, 'wanted');
  if (!amount || !owned || !wanted) {
    return {};
  }
  const mode = amount.name === amountParameters.exact ? 'exact' : 'given';
  const hasNoAmount = mode === 'given' && amount.value === '';
  if (hasNoAmount && isAsItCame(owned) && isAsItCame(wanted)) {
    return {};
  }
  const { from, to, ...amounts } = calculationParameters({
    mode,
    amount: readAmount(amount.value, decimalSeparator)?.amount ?? null,
    ownedAcronym: owned.value,
    wantedAcronym: wanted.value,
  });
  // Before the application has loaded, a link's amount to receive isn't in any field yet.
  return hasNoAmount ? { from, to } : { from, to, ...amounts };
}
