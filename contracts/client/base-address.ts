/**
 * Reads the base address of an API, without white space around it and slashes at its end. Throws an error with the
 * origin of the address if it is invalid, or has a user, a query or a fragment.
 */
export function baseAddress(value: string, origin?: string): string {
  const url = URL.parse(value);
  const refuse = (reason: string) => {
    throw new Error(origin === undefined ? reason : `${origin}: ${reason}`);
  };
  if (!url || !/^https?:$/.test(url.protocol))
    return refuse(`${value} is not an address: it has to start with https:// or http://.`);
  if (url.username || url.password)
    return refuse("The host's address must not contain a user name or password: reports print it.");
  if (url.search || url.hash)
    return refuse("The host's address must end with its path: no query, no fragment.");
  return url.href.replace(/(?<!\/)\/+$/, '');
}
