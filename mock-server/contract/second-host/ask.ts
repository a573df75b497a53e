import type { HostRequest, HostResponse } from './exchange.ts';
import { createSecondHost, type SecondHost } from './host.ts';
import type { EndpointName } from './routes.ts';
import {
  type Credentials,
  type StandardRequest,
  standardLogin,
  standardRequests,
} from './standard-requests.ts';
import { plain, type Variant } from './variant.ts';

/** A standard request with the response of a host. */
export interface RequestAndResponse {
  request: StandardRequest;
  response: HostResponse;
}

/** Signs in at a host in this process that responds as agreed. */
export function signInAt(host: SecondHost, request: HostRequest = standardLogin): Credentials {
  const { tokens } = JSON.parse(host.handle(request).body.toString());
  return tokens;
}

/** What is asked, and from where. */
export interface RequestSelection {
  /** All of them when absent. */
  endpoints?: readonly EndpointName[] | undefined;
  /** The origin of the page that asks. */
  origin?: string;
}

/**
 * Sends the standard requests to a variant, all or those of some endpoints, in process. The tokens come from the
 * plain host, whose tokens every variant takes, so that a broken login breaks nothing else.
 */
export function askStandard(
  variant: Variant = plain,
  { endpoints, origin }: RequestSelection = {},
): RequestAndResponse[] {
  const host = createSecondHost(variant);
  const credentials = signInAt(createSecondHost());
  return standardRequests(credentials, host.options.betTypeIds)
    .filter(({ endpoint }) => endpoints?.includes(endpoint) ?? true)
    .map((request) => ({ ...request, headers: { ...request.headers, origin } }))
    .map((request) => ({ request, response: host.handle(request) }));
}
