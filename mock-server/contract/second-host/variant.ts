import type { HostRequest, HostResponse, JsonResponse } from './exchange.ts';
import type { HostOptions } from './options.ts';
import type { EndpointName } from './routes.ts';

/** An exchange as a variant sees it. */
export interface Seen {
  /** Undefined for a path that is none of the API. */
  endpoint: EndpointName | undefined;
  request: HostRequest;
  url: URL;
}

/** How responses travel; it is seen over HTTP alone. */
export interface Delivery {
  delayMs?: number;
  /** Written in pieces of this many bytes, without a length. */
  chunkBytes?: number;
  /** Each response ends its connection. */
  closes?: true;
  /** A response has no length: it ends with its connection, as in HTTP 1.0. */
  untilClosed?: true;
}

/** What sets a host apart from the plain one. */
export interface Variant {
  /** Unique among all of them, in kebab case. */
  name: string;
  /** One sentence: what is different. */
  description: string;
  options?: Partial<HostOptions>;
  /** Changes what the host believes it was asked. */
  asked?: (seen: Seen) => HostRequest;
  /** Changes a response. */
  changed?: (response: JsonResponse, seen: Seen) => JsonResponse;
  /** Changes a response as it is written out. */
  written?: (response: HostResponse, seen: Seen) => HostResponse;
  delivery?: Delivery;
  /** Whether only a sequence of requests shows it. */
  stateful?: true;
}

/** A variant that takes something from a player. */
export interface Break extends Variant {
  /** The endpoint that is broken; asking it alone shows the break. */
  endpoint: EndpointName;
  /** Endpoints that have to be asked as well for a kit to see it. */
  also?: readonly EndpointName[];
  /** What the player gets to see. */
  effect: string;
}

/** The host as it is. */
export const plain: Variant = { name: 'plain', description: 'The host as it is.' };
