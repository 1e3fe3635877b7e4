/** A token of the emulators' kind: nothing is signed, so anyone can write one. */
export function encodeToken(claims: object, header: object = { alg: 'none', typ: 'JWT' }): string {
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode(header)}.${encode(claims)}.`;
}

/** The token with some of its claims changed. */
export function forgeToken(token: string, changes: object, header?: object): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
  return encodeToken({ ...claims, ...changes }, header);
}
