const COMPANY_ID_WEIGHTS = [8, 7, 6, 5, 4, 3, 2] as const;

/**
 * Whether a text is an IČO: eight digits, the last of which is a check digit of the others, weighted from 8 to 2,
 * modulo 11 (rule 110).
 */
export function isCompanyId(text: string): boolean {
  if (!/^\d{8}$/.test(text)) {
    return false;
  }
  const digits = Array.from(text, Number);
  const sum = COMPANY_ID_WEIGHTS.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return digits[7] === (11 - (sum % 11)) % 10;
}

/**
 * Whether a text is a DIČ: ten digits that don't begin with 0. Companies' numbers begin with 2 and are divisible by 11;
 * for persons' numbers that is uncertain, so it isn't required (rule 110).
 */
export function isTaxId(text: string): boolean {
  return /^[1-9]\d{9}$/.test(text) && (!text.startsWith('2') || Number(text) % 11 === 0);
}

/** Whether a text is an IČ DPH: SK and ten digits that don't begin with 0 and are divisible by 11 (rule 110). */
export function isVatId(text: string): boolean {
  return /^SK[1-9]\d{9}$/.test(text) && Number(text.slice(2)) % 11 === 0;
}
