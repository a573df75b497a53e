import type { Payouts } from '../../decoders/payouts.ts';
import type { Finding } from '../findings/finding.ts';

/** All rates stand on one page. */
export function payoutRules({ pagination }: Payouts): Finding[] {
  const { has_next, total_pages } = pagination;
  if (!has_next && total_pages <= 1) return [];
  return [
    {
      place: '$.pagination.total_pages',
      found: `is ${total_pages}`,
      expected: '1',
      effect: 'misses the other rates: no screen asks for a second page',
    },
  ];
}
