/** Headers of one connection: a proxy does not forward them (RFC 9110, 7.6.1). */
export const hopHeaders: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Conditional headers: a response to them has no body to read. */
export const conditionalHeaders: ReadonlySet<string> = new Set([
  'if-none-match',
  'if-modified-since',
]);
