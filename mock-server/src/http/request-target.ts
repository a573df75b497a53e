import type { IncomingHttpHeaders } from 'node:http';

/** An address with scheme and host, as for a proxy. */
const absoluteForm = /^https?:\/\/([^/?#]*)/i;
/** The console calls the API by the longer form: below `/__mock/` it reaches the mock wherever the pages come from. */
const prefix = /^(?:\/__mock)?\/w\/([^/?]+)(?=\/|\?|$)/;

/** Removes scheme and host from an address. The host takes precedence over the Host header (RFC 9112, 3.2.2). */
function withoutHost(address: string, headers: IncomingHttpHeaders): string {
  const [start, host] = absoluteForm.exec(address) ?? [];
  if (start === undefined || host === undefined) return address;
  headers.host = host;
  return address.slice(start.length) || '/';
}

/** The path and query of a request. The `<id>` of `/w/<id>/…` and `/__mock/w/<id>/…` is passed on as `x-mock-world`. */
export function requestTarget(address: string, headers: IncomingHttpHeaders): string {
  const target = withoutHost(address, headers);
  const [start = '', id] = prefix.exec(target) ?? [];
  if (id === undefined) return target;
  headers['x-mock-world'] = id;
  return target.slice(start.length) || '/';
}
