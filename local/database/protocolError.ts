/** A client violated the protocol; its connection ends with the code. */
export class ProtocolError extends Error {
  readonly code: 1007 | 1009;

  constructor(code: 1007 | 1009, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
