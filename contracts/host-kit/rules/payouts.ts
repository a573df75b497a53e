import type { Payouts } from '../../decoders/payouts.ts';
import type { Finding } from '../findings/finding.ts';

/** All rates are above 0 and stand on one page. */
export function payoutRules({ data, pagination }: Payouts): Finding[] {
  const zeros = data.flatMap(({ payout_config }, index): Finding[] =>
    payout_config.multiply_by > 0
      ? []
      : [
          {
            place: `$.data[${index}].payout_config.multiply_by`,
            found: `is ${payout_config.multiply_by}`,
            expected: 'a number above 0',
            effect: 'reads that nothing can be won',
          },
        ],
  );
  const { current_page, has_previous, has_next, total_pages } = pagination;
  const effect = 'misses the other rates: no screen asks for a second page';
  if (current_page !== 1 || has_previous)
    return [
      ...zeros,
      {
        place: '$.pagination.current_page',
        found: `is ${current_page}${has_previous ? ' with a page before' : ''}`,
        expected: '1, the first page',
        effect,
      },
    ];
  if (!has_next && total_pages <= 1) return zeros;
  return [
    ...zeros,
    {
      place: '$.pagination.total_pages',
      found: `is ${total_pages}`,
      expected: '1',
      effect,
    },
  ];
}
