/** The world that the page shows; its address names it, so that a reload and a link find it again. */
export const chosen = {
  get world() {
    return new URLSearchParams(location.search).get('world') ?? 'kalyan-matka';
  },
  set world(id) {
    history.replaceState(null, '', `?${new URLSearchParams({ world: id })}${location.hash}`);
  },
};

/** The text of an error response: its messages, which name their fields, or the body. */
function reasonOf(/** @type {string} */ text) {
  try {
    return Object.values(JSON.parse(text)).flat().join(' ');
  } catch {
    return text;
  }
}

/**
 * Sends a request to the mock. Throws an Error with the error text of the mock.
 * @template Body
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<Body>} the body of the response, of the type that its reader expects
 */
export async function call(method, path, body) {
  const sent =
    body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, { method, ...sent });
  const text = await response.text();
  if (!response.ok) throw new Error(reasonOf(text) || `The mock answered ${response.status}.`);
  return JSON.parse(text || 'null');
}

/** The address of the chosen world's API. */
export const worldAddress = () => `${location.origin}/w/${chosen.world}`;

/** The path of the chosen world's controls. */
export const worldPath = (/** @type {string} */ path) => `/__mock/worlds/${chosen.world}${path}`;

/**
 * Sends a request to the control API of the chosen world: `inWorld('POST', '/clock/freeze/')`.
 * @template Body
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<Body>}
 */
export const inWorld = (method, path, body) => call(method, worldPath(path), body);

/**
 * The address of the app, with `{world}` for the world or under its host name, and the demo accounts.
 * @typedef {{
 *   web: string | null;
 *   players: { mobile: string; password: string; mpin: string; otp: string }[];
 * }} About
 */

/** @type {About | undefined} */
let about;

/** The facts that the mock knows about the app and its demo players. */
export async function readAbout() {
  about ??= /** @type {About} */ (await call('GET', '/__mock/about/'));
  return about;
}
