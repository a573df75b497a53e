import type { HostRequest } from '../exchange.ts';
import type { EndpointName } from '../routes.ts';
import type { Seen } from '../variant.ts';

/** Changes the query of requests to an endpoint. */
export const queryOf =
  (endpoint: EndpointName, change: (query: URLSearchParams) => void) =>
  (seen: Seen): HostRequest => {
    if (seen.endpoint !== endpoint) return seen.request;
    const url = new URL(seen.url);
    change(url.searchParams);
    return { ...seen.request, url: `${url.pathname}${url.search}` };
  };
