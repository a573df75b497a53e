/** The most characters of a link: longer ones are cut by mail programs and trackers. */
export const maxLinkLength = 60_000;

/** What a link opens: a scenario by its id, or a packed state. */
export type LinkedState = { scenario: string } | { state: string };

const throughStream = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** Packs the file of a world for a link. */
export async function packWorld(file: string): Promise<string> {
  const bytes = new TextEncoder().encode(file);
  const small = await throughStream(bytes, new CompressionStream('deflate-raw'));
  const letters = Array.from(small, (byte) => String.fromCharCode(byte)).join('');
  return `z.${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The file of a world in a link. Throws an Error if there is none. */
export async function unpackWorld(packed: string): Promise<string> {
  try {
    const letters = atob(packed.slice(2).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const whole = await throughStream(bytes, new DecompressionStream('deflate-raw'));
    return new TextDecoder().decode(whole);
  } catch {
    throw new Error('The link holds no whole world: it may have been cut.');
  }
}

/** Sends a request to the mock. Throws an Error with the message of the mock. */
async function put(send: typeof fetch, path: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await send(path, { method: 'PUT', headers, body });
  if (response.ok) return;
  const text = await response.text();
  let detail = text;
  try {
    detail = Object.values<unknown>(JSON.parse(text)).flat().map(String).join(' ');
  } catch {
    // The text itself, then.
  }
  throw new Error(detail || `The mock responded with ${response.status}.`);
}

/** Creates a world from its file. Throws an Error whose message is for people. */
export const openWorldFile = (
  base: string,
  id: string,
  file: string,
  send: typeof fetch = fetch,
): Promise<void> => put(send, `${base}__mock/worlds/${id}/file/`, file);

/** Creates the world of a link. Throws an Error whose message is for people. */
export async function openLinkedWorld(
  base: string,
  id: string,
  from: LinkedState,
  send: typeof fetch,
): Promise<void> {
  if ('scenario' in from) await put(send, `${base}__mock/worlds/${id}/`, JSON.stringify(from));
  else await openWorldFile(base, id, await unpackWorld(from.state), send);
}

/** The link to the present state of a world; undefined if it would be too long. */
export async function linkToWorld(base: string, id: string): Promise<string | undefined> {
  const response = await fetch(`${base}__mock/worlds/${id}/file/`);
  const link = `${location.origin}${base}#world=${await packWorld(await response.text())}`;
  return link.length > maxLinkLength ? undefined : link;
}
