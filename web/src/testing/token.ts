const encoded = (value: unknown): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

let serial = 0;

/** A unique access token with these claims. */
export const tokenWith = (claims: object): string =>
  `${encoded({ alg: 'HS256' })}.${encoded({ jti: ++serial, ...claims })}.signature`;

/** A unique access token that expires in `seconds`. */
export const tokenFor = (seconds: number): string =>
  tokenWith({ exp: Math.floor(Date.now() / 1000) + seconds });
