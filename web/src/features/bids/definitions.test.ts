import { readdirSync } from 'node:fs';
import { betTypeRows, type NumberKind } from '@matka/contracts/bet-types';
import { describe, expect, it } from 'vitest';
import { bidScreens, type ScreenId } from '../../lib/paths.ts';
import { bid, bodyOf, isValidBet, sangamBid } from '../../testing/bid-screens.ts';
import { definitionOf, definitions, definitionWith } from './definitions.ts';
import type { Bid } from './engine/bids.ts';
import type { Definition } from './engine/definition.ts';

/** Two bids that the screen can hold, 30 points in all, by the heading of its column. */
const sample = {
  Digit: [bid('7', 10), bid('0', 20)],
  Jodi: [bid('05', 10), bid('50', 20)],
  Pana: [bid('128', 10), bid('000', 20)],
};
const sangams: Partial<Record<ScreenId, readonly Bid[]>> = {
  'half-sangam-b': [
    sangamBid({ openPana: '128', closeDigit: '5' }, 10),
    sangamBid({ openPana: '000', closeDigit: '0' }, 20),
  ],
  'full-sangam': [
    sangamBid({ openPana: '128', closePana: '236' }, 10),
    sangamBid({ openPana: '000', closePana: '100' }, 20),
  ],
};
const halfSangams = [
  sangamBid({ openDigit: '5', closePana: '128' }, 10),
  sangamBid({ openDigit: '0', closePana: '000' }, 20),
];

function bidsFor({ id, column }: Definition): readonly Bid[] {
  return column === 'Sangam' ? (sangams[id] ?? halfSangams) : sample[column];
}

it('every bid screen is a file named by its id', () => {
  const folder = `${import.meta.dirname}/screens`;
  const files = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'));
  const ids = definitions.map(({ id }) => id);
  expect(ids.map((id) => `${id}.ts`).sort()).toEqual(files.sort());
  expect([...bidScreens].sort()).toEqual(ids.sort());
});

it.each(betTypeRows)('$code opens the screen of its row', ({ code, screen }) => {
  expect(definitionOf(code)).toBe(definitionWith(screen));
});

it.each(['toString', '', 'starline'])('the unknown code “%s” has no screen', (code) => {
  expect(definitionOf(code)).toBeUndefined();
});

describe.each(definitions)('$id', (definition: Definition) => {
  it('sends what the contract takes under the id of its code', {
    tags: ['@API-24', '@SUBMIT-25', '@SUBMIT-26', '@SUBMIT-34'],
  }, () => {
    const { bet_type_id, payload, amount } = bodyOf(definition, bidsFor(definition));
    expect(isValidBet(bet_type_id, payload)).toBe(true);
    expect('bets' in payload && payload.bets).toHaveLength(2);
    expect(amount).toBe(30);
  });
});

it('heads the number column as fits the numbers', { tags: ['@FRAME-13', '@SUBMIT-34'] }, () => {
  const headings: Readonly<Record<NumberKind, Definition['column']>> = {
    digit: 'Digit',
    'digit-as-jodi': 'Digit',
    jodi: 'Jodi',
    pana: 'Pana',
    'half-sangam-a': 'Sangam',
    'half-sangam-b': 'Sangam',
    'full-sangam': 'Sangam',
  };
  expect(definitionWith('single-digit').column).toBe('Digit');
  for (const { code, numbers } of betTypeRows) {
    expect([code, definitionOf(code)?.column]).toEqual([code, headings[numbers]]);
  }
});
