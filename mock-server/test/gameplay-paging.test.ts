import type { SentBetRecord } from '@matka/contracts/api/history';
import { marketSeeds } from '@matka/fixtures/markets';
import { players } from '@matka/fixtures/players';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPages, anyActions, buildGameplayApp, playActions, runs } from './random-gameplay.ts';

interface Filter {
  session: 'open' | 'close' | undefined;
  statuses: ('won' | 'lost' | 'pending')[];
  markets: string[];
}
const anyFilter: fc.Arbitrary<Filter> = fc.record({
  session: fc.constantFrom('open', 'close', undefined),
  statuses: fc.subarray(['won', 'lost', 'pending']),
  // An empty list is no filter at all.
  markets: fc.oneof(
    fc.subarray(marketSeeds.map(({ name }) => name)),
    fc.constantFrom<string[]>([], ['No such market']),
  ),
});

function queryOf({ session, statuses, markets }: Filter): string {
  return [
    ...(session === undefined ? [] : [`session_type=${session}`]),
    ...statuses.map((status) => `bet_status=${status}`),
    ...markets.map((name) => `market_names=${encodeURIComponent(name)}`),
  ]
    .map((part) => `&${part}`)
    .join('');
}

function meets(record: SentBetRecord, { session, statuses, markets }: Filter): boolean {
  const status = record.bet_details.bet_status.toLowerCase();
  return (
    (session === undefined || record.bet_details.bet_type === session) &&
    (statuses.length === 0 || statuses.some((wanted) => wanted === status)) &&
    (markets.length === 0 || markets.includes(record.market.name))
  );
}

describe('whatever is bet, drawn, corrected and set', () => {
  it('every record is on exactly one page of every filter that it meets, newest first', async () => {
    const mock = await buildGameplayApp();
    const filters = fc.array(anyFilter, { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(anyActions, filters, async (acts, wanted) => {
        await mock.resetWorld();
        await playActions(mock, acts);
        const player = players[0]?.mobile ?? '';
        const everything = (await allPages(mock, player, '')).flat();
        for (const filter of wanted) {
          const pages = await allPages(mock, player, queryOf(filter));
          const ids = pages.flat().map(({ id }) => id);
          const due = everything.filter((record) => meets(record, filter)).map(({ id }) => id);
          expect(ids).toEqual(due);
          expect(ids).toEqual([...ids].sort((a, b) => b - a));
          expect(pages.slice(0, -1).every((page) => page.length === 10)).toBe(true);
        }
      }),
      runs,
    );
  }, 120_000);
});
