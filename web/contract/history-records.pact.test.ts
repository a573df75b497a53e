import { containing } from '@matka/contracts/pact/example';
import { fromState } from '@matka/contracts/pact/interaction';
import { exampleValues, type RecordKind, recordKinds } from '@matka/contracts/pact/provider-states';
import { expect, it } from 'vitest';
import { getHistory } from '../src/api/history.ts';
import { bareBidDigits } from '../src/features/history/bid-digits.ts';
import { inlineDigits, placedDigits } from '../src/matka/bet-digits.ts';
import { bare, numbersOf, recordWith, subBet, withRawResult } from './examples/history.ts';
import { readInteraction } from './read-interaction.ts';

const page = Number(exampleValues.page);
const readPage = readInteraction('history', (query: { page: number }) => getHistory(query));

/** Reads a record of a kind from the page of the history that the state provides. */
async function recordOf(kind: RecordKind, details: object) {
  const { data } = await readPage({
    given: { shows: kind },
    description: `${recordKinds[kind]} in the history`,
    query: { page },
    sentQuery: { page: fromState('page') },
    body: { data: containing(recordWith(details)) },
  });
  const [first] = data;
  if (!first) throw new Error('The history is empty.');
  return first;
}

it.each([
  ['digit', '5'],
  ['pana', '128'],
  ['jodi', '05'],
  ['half-sangam-a', '128-5'],
  ['half-sangam-b', '128-5'],
  ['full-sangam', '128-236'],
] as const)(
  'a history record contains a sub-bet on a %s',
  { tags: ['@ENT-14', '@ENT-16'] },
  async (kind, shown) => {
    const { bet_details: bet } = await recordOf(kind, { placed_bets: [numbersOf[kind]] });
    expect(bet.placed_bets?.map(placedDigits)).toEqual([shown]);
  },
);

it('a history record contains several sub-bets', { tags: ['@ENT-14', '@ENT-16'] }, async () => {
  const { bet_details: bet } = await recordOf('several', { placed_bets: [subBet, subBet] });
  expect(bet.placed_bets?.map(placedDigits)).toEqual(['128', '128']);
  expect(bet.placed_bets?.[0]).toMatchObject({ bet_type: 'open', points: 10 });
});

it.each([
  ['bare-digit', '5'],
  ['bare-pana', '128'],
  ['bare-jodi', '05'],
  ['bare-half-sangam', '128'],
] as const)(
  'a history record without sub-bets contains the numbers of the bet: %s',
  { tags: ['@ENT-14'] },
  async (kind, shown) => {
    const { bet_details: bet } = await recordOf(kind, bare[kind]);
    expect(inlineDigits(bet)).toBe(shown);
  },
);

it('a history record contains a raw result with single quotes', {
  tags: ['@ENT-14'],
}, async () => {
  expect(bareBidDigits(await recordOf('raw-result', withRawResult))).toBe('6');
});
