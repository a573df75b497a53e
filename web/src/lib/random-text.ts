/** A random text, unique on all devices. `randomUUID` is missing on pages without TLS. */
export const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
