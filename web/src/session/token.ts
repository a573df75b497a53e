/** The time, in milliseconds, at which a JWT expires; undefined when the token is malformed. */
export function expiryOf(token: string): number | undefined {
  const parts = token.split('.');
  const payload = parts[1];
  if (parts.length !== 3 || !payload) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const exp = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : 0;
    return typeof exp === 'number' && exp > 0 ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
