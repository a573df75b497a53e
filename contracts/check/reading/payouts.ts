import type { Exchange } from '../exchange.ts';
import { describeFound, type Part, part } from '../finding.ts';
import type { Reading } from '../reader.ts';
import { pageParts } from './pages.ts';

/** Rates that pay nothing, and a page that is not the one that was asked for. */
export function payoutParts(
  { data, pagination }: Reading<'payouts'>,
  { request }: Exchange,
): Part[] {
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
  return [...zeros, ...pageParts(pagination, request)];
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
