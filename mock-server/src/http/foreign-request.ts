import type { IncomingHttpHeaders } from 'node:http';

/** What of a request tells where it comes from. */
interface Sender {
  headers: IncomingHttpHeaders;
  socket: { localAddress?: string | undefined };
}

const name = '\\[[0-9a-f:.]+\\]|[^\\s:/\\[\\]]+';
const hostHeader = new RegExp(`^(${name})(?::\\d+)?$`, 'i');
const originHeader = new RegExp(`^https?://(${name})(?::\\d+)?$`, 'i');
/** Names that lead to this machine wherever they are looked up; `<world>.localhost` is one of them. */
const loopbackName = /^(?:([a-z0-9-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** An address as a host name writes it: IPv6 in brackets. */
function addressName(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}

/** The text of the first header that names no place of this machine. */
function foreignOf({ headers, socket }: Sender, names: readonly string[]): string | undefined {
  const isForeign = (pattern: RegExp, text: string): boolean => {
    const found = pattern.exec(text)?.[1]?.toLowerCase().replace(/\.$/, '');
    if (found === undefined) return true;
    if (loopbackName.test(found) || names.includes(found)) return false;
    // No name that is looked up anew leads here: it is the address itself.
    return found !== addressName(socket.localAddress);
  };
  const { origin, host, 'sec-fetch-site': site } = headers;
  // A proxy before the mock says here what the browser asked for.
  const forwarded = String(headers['x-forwarded-host'] ?? '').split(',');
  for (const text of [host ?? '', ...forwarded.map((each) => each.trim())]) {
    if (text !== '' && isForeign(hostHeader, text)) return `Host ${text}`;
  }
  if (origin !== undefined && isForeign(originHeader, origin)) return `Origin ${origin}`;
  // Pages of other ports and of worlds' names are other sites to a browser; an Origin says that they are of here.
  return site === 'cross-site' && origin === undefined ? 'Sec-Fetch-Site cross-site' : undefined;
}

/**
 * Why a request does not come from this machine's own pages and tools: a sentence, undefined for one that does. A page
 * of another site and a name that was made to lead here (DNS rebinding) give themselves away by Host, Origin or
 * Sec-Fetch-Site. `names` are host names that count as this machine's besides those of the loopback.
 */
export function foreignRequest(request: Sender, names: readonly string[]): string | undefined {
  const foreign = foreignOf(request, names);
  return (
    foreign &&
    `/__mock is for pages and tools of this machine, not for ${foreign}; --control-hosts adds names.`
  );
}
