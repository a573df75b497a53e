import { type EndpointName, endpointTitle } from '../../api/endpoints.ts';
import type { Finding } from '../findings/finding.ts';
import type { Probe } from './probe.ts';

/** What must hold between several responses of a host. */
export interface Relation {
  endpoint: EndpointName;
  /** Unique among all relations. */
  description: string;
  /** Returns the findings, or the reason why it cannot be checked. */
  check: (probe: Probe) => Promise<Finding[] | string | Unread>;
}

/** A relation that cannot be checked without the response of a call. */
export interface Unread {
  /** The title of the call. */
  unread: string;
}

/** The reason of a relation that cannot be checked, because a call gives no response that the client reads. */
export const unread = (endpoint: EndpointName): Unread => ({ unread: endpointTitle(endpoint) });
