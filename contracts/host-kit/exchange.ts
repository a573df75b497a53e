import type { EndpointName } from '../api/endpoints.ts';
import type { HttpResponse } from '../verifier/http-client.ts';

/** A request that the kit sent, with its response. */
export interface Exchange {
  endpoint: EndpointName;
  /** The path with the id that it holds. */
  path: string;
  query: URLSearchParams;
  /** The parsed body of the request. */
  sent: unknown;
  /** Code of the bet type that the request is about. */
  code?: string | undefined;
  /** Whether it is a bet that the wallet does not cover. */
  aboveBalance?: boolean;
  response: HttpResponse;
  /** When the response was received by the clock of the machine, milliseconds since 1970. */
  receivedAt: number;
}
