import type { EndpointName } from '../../api/endpoints.ts';

/** What a comparison is about. */
export const aspects = [
  'status',
  'fields and types',
  'error texts',
  'balance after a bet',
  'wallet at login',
  'records',
  'ordering',
  'paging',
  'filters',
  'settlement',
  'suggestions',
  'markets',
  'bet types',
  'rates',
  'results of a day',
  'results of a month',
  'tokens',
] as const;
export type Aspect = (typeof aspects)[number];

/** The result of one comparison. */
export interface Verdict {
  aspect: Aspect;
  endpoint: EndpointName;
  verdict: 'same' | 'different' | 'unknown';
  /** Of a difference what each host has, of an unknown the reason. */
  text: string;
  /** Index of the exchange. */
  exchange: number;
}
