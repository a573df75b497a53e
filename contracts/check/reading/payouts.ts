import { describeFound, type Part, part } from '../finding.ts';
import type { Reading } from '../reader.ts';

/** Rates that pay nothing, and a first page that is not page 1. */
export function payoutParts({ data, pagination }: Reading<'payouts'>): Part[] {
  const zeros = data.flatMap(({ payout_config }, index): Part[] =>
    payout_config.multiply_by > 0
      ? []
      : [
          part(
            ['data', index, 'payout_config', 'multiply_by'],
            `is ${payout_config.multiply_by}`,
            'a number above 0',
            'reads that nothing can be won',
          ),
        ],
  );
  const { current_page, has_previous, has_next, total_pages } = pagination;
  if (current_page === 1 && !has_previous && has_next === total_pages > 1) return zeros;
  return [
    ...zeros,
    part(
      ['pagination', 'current_page'],
      `is ${current_page} of ${total_pages}, has_previous ${has_previous}, has_next ${has_next}`,
      '1, the page that was asked for',
      'reads other rates than those of the first page',
    ),
  ];
}

/** Rates on further pages, of which the client requests only the first, and rates that are listed twice. */
export function payoutNotes({ data, pagination }: Reading<'payouts'>): Part[] {
  const { total_pages: total } = pagination;
  const names = data.map(({ bet_type }) => bet_type.name);
  const twice = data.flatMap(({ bet_type: { name } }, index) =>
    name === '' || names.indexOf(name) === index
      ? []
      : [
          part(
            ['data', index, 'bet_type', 'name'],
            describeFound(name),
            'each once',
            'sees a rate twice',
          ),
        ],
  );
  if (total <= 1) return twice;
  return [
    ...twice,
    part(
      ['pagination', 'total_pages'],
      `is ${total}`,
      'any number',
      'sees the rates of page 1 alone',
    ),
  ];
}
