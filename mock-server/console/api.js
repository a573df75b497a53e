/** The world that the page shows. */
export const chosen = { world: 'kalyan-matka' };

/** Calls the mock and gives the answer; throws an Error with what the mock says when it refuses. */
export async function call(method, path, body) {
  const sent =
    body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, { method, ...sent });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** Calls the control API of the chosen world: `inWorld('POST', '/clock/freeze/')`. */
export const inWorld = (method, path, body) =>
  call(method, `/__mock/worlds/${chosen.world}${path}`, body);
