const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;
const ATOM = "[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const ADDRESS = new RegExp(`^(${ATOM}(?:\\.${ATOM})*)@${LABEL}(?:\\.${LABEL})*$`);

/**
 * Whether a text has the form of an e-mail address: like HTML's own e-mail fields, but within the lengths that mail
 * allows and without misplaced dots (rule 37).
 */
export function isEmailAddress(text: string): boolean {
  const localPart = ADDRESS.exec(text)?.[1];
  return localPart !== undefined && localPart.length <= LONGEST_LOCAL_PART && text.length <= LONGEST_ADDRESS;
}
