const encoded = (value: unknown): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

let serial = 0;

/** A unique access token that expires in `seconds`. */
export function tokenFor(seconds: number): string {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  return `${encoded({ alg: 'HS256' })}.${encoded({ exp, jti: ++serial })}.signature`;
}
