import { ProtocolError } from './protocolError';

const maxMessageLength = 16 * 1024 * 1024;
const maxFrames = 4096;

/** Assembles the messages that the SDK splits into frames: it first sends their number, then each frame. */
export class FrameAssembler {
  #frames: string[] = [];
  #missing = 0;
  #length = 0;

  /** Accepts one frame; returns the message that it completes, or null. */
  accept(frame: string): string | null {
    if (this.#missing === 0) {
      // A bare number announces that many frames; "0" announces none and only keeps the connection alive.
      if (!/^\d{1,6}$/.test(frame)) {
        return frame;
      }
      this.#missing = Number(frame);
      if (this.#missing > maxFrames) {
        throw new ProtocolError(1009, `${frame} frames are too many`);
      }
      return null;
    }
    this.#frames.push(frame);
    this.#length += frame.length;
    this.#missing -= 1;
    if (this.#length > maxMessageLength) {
      throw new ProtocolError(1009, 'The message is too long');
    }
    return this.#missing === 0 ? this.#takeMessage() : null;
  }

  #takeMessage(): string {
    const message = this.#frames.join('');
    this.#frames = [];
    this.#length = 0;
    return message;
  }
}
