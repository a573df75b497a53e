import type { IncomingHttpHeaders } from 'node:http';

interface Sender {
  headers: IncomingHttpHeaders;
  socket: { localAddress?: string | undefined };
}

const name = '\\[[0-9a-f:.]+\\]|[^\\s:/\\[\\]]+';
const hostHeader = new RegExp(`^(${name})(?::\\d+)?$`, 'i');
const originHeader = new RegExp(`^https?://(${name})(?::\\d+)?$`, 'i');
/** Host names of this machine; `<world>.localhost` is one of them. 0.0.0.0 and [::] also lead here. */
const loopbackName = /^(?:([a-z0-9-]+\.)*localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/;

function addressName(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}

const nameIn = (pattern: RegExp, text: string): string | undefined =>
  pattern.exec(text)?.[1]?.toLowerCase().replace(/\.$/, '');

function isForeignName(
  { socket }: Pick<Sender, 'socket'>,
  names: readonly string[],
  [pattern, text]: readonly [RegExp, string],
): boolean {
  const found = nameIn(pattern, text);
  if (found === undefined) return true;
  if (loopbackName.test(found) || names.includes(found)) return false;
  // The local address itself is safe: DNS cannot rebind it.
  return found !== addressName(socket.localAddress);
}

/** The Host header of a request if its name is neither of this machine nor one of `names`; else undefined. */
export function foreignHost(sender: Sender, names: readonly string[]): string | undefined {
  const { host } = sender.headers;
  return host && isForeignName(sender, names, [hostHeader, host]) ? `Host ${host}` : undefined;
}

function foreignOf(sender: Sender, names: readonly string[]): string | undefined {
  const { headers } = sender;
  const isForeign = (pattern: RegExp, text: string): boolean =>
    isForeignName(sender, names, [pattern, text]);
  const { origin, host, 'sec-fetch-site': site } = headers;
  // A proxy passes on the host name of the browser here.
  const forwarded = String(headers['x-forwarded-host'] ?? '').split(',');
  for (const text of [host ?? '', ...forwarded.map((each) => each.trim())]) {
    if (text !== '' && isForeign(hostHeader, text)) return `Host ${text}`;
  }
  if (origin !== undefined) return isForeign(originHeader, origin) ? `Origin ${origin}` : undefined;
  if (site === undefined || site === 'none' || site === 'same-origin') return undefined;
  // A link from a page on another port or under the name of a world: a page cannot change its Referer to another site.
  const from = /^https?:\/\/[^/?#]+/i.exec(headers.referer ?? '')?.[0];
  if (from !== undefined)
    return isForeign(originHeader, from) ? `Sec-Fetch-Site ${site}` : undefined;
  const isLocalSite =
    site === 'same-site' && loopbackName.test(nameIn(hostHeader, host ?? '') ?? '');
  return isLocalSite ? undefined : `Sec-Fetch-Site ${site}`;
}

/** Why a request does not come from this machine or one of its additional host `names`; undefined if it does. */
export function foreignRequest(request: Sender, names: readonly string[]): string | undefined {
  const foreign = foreignOf(request, names);
  return (
    foreign &&
    `/__mock is for pages and tools of this machine, not for ${foreign}; --control-hosts adds names.`
  );
}
