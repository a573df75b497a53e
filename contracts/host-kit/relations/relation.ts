import type { EndpointName } from '../../api/endpoints.ts';
import type { Finding } from '../findings/finding.ts';
import type { Probe } from './probe.ts';

/** What must hold between several responses of a host. */
export interface Relation {
  endpoint: EndpointName;
  /** Unique among all relations. */
  description: string;
  /** Returns the findings, or the reason why it cannot be checked. */
  check: (probe: Probe) => Promise<Finding[] | string>;
}
