/** A text that no other call makes, on no device. Not `randomUUID`, which pages without TLS lack. */
export const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
