const COMPANY_ID_WEIGHTS = [8, 7, 6, 5, 4, 3, 2] as const;

/** Whether a text is an IČO: eight digits, the last of which follows from the others, weighted from 8 to 2, modulo 11 (rule 110). */
export function isCompanyId(text: string): boolean {
  if (!/^\d{8}$/.test(text)) {
    return false;
  }
  const digits = Array.from(text, Number);
  const sum = COMPANY_ID_WEIGHTS.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return digits[7] === (11 - (sum % 11)) % 10;
}

/**
 * Whether a text is a DIČ: ten digits, not beginning with 0. Those of companies, which begin with 2, are divisible by 11; of
 * those of persons that is not certain, so that it isn't asked for (rule 110).
 */
export function isTaxId(text: string): boolean {
  return /^[1-9]\d{9}$/.test(text) && (!text.startsWith('2') || Number(text) % 11 === 0);
}

/** Whether a text is an IČ DPH: SK and ten digits, not beginning with 0, that are divisible by 11 (rule 110). */
export function isVatId(text: string): boolean {
  return /^SK[1-9]\d{9}$/.test(text) && Number(text.slice(2)) % 11 === 0;
}
