/** The world that the page shows; its address names it, so that a reload and a link find it again. */
export const chosen = {
  get world() {
    return new URLSearchParams(location.search).get('world') ?? 'kalyan-matka';
  },
  set world(id) {
    history.replaceState(null, '', `?${new URLSearchParams({ world: id })}${location.hash}`);
  },
};

/** The text of an error response: the messages of its fields, or the body. */
function reasonOf(text) {
  try {
    return Object.entries(JSON.parse(text))
      .map(([field, said]) => (field === 'detail' ? said : `${field}: ${[said].flat().join(' ')}`))
      .join(' ');
  } catch {
    return text;
  }
}

/** Sends a request to the mock and returns the body. Throws an Error with the error text of the mock. */
export async function call(method, path, body) {
  const sent =
    body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, { method, ...sent });
  const text = await response.text();
  if (!response.ok) throw new Error(reasonOf(text) || `The mock answered ${response.status}.`);
  return text === '' ? undefined : JSON.parse(text);
}

/** The address of the chosen world's API. */
export const worldAddress = () => `${location.origin}/w/${chosen.world}`;

/** The path of the chosen world's controls. */
export const worldPath = (path) => `/__mock/worlds/${chosen.world}${path}`;

/** Sends a request to the control API of the chosen world: `inWorld('POST', '/clock/freeze/')`. */
export const inWorld = (method, path, body) => call(method, worldPath(path), body);
