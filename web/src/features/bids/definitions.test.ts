import { readdirSync } from 'node:fs';
import { betTypeRows, type NumberKind } from '@matka/contracts/bet-types';
import { describe, expect, it } from 'vitest';
import { bidScreens } from '../../lib/paths.ts';
import { bodyOf, isValidBet } from '../../testing/bid-screens.ts';
import { definitionOf, definitions } from './definitions.ts';
import type { Definition } from './engine/definition.ts';
import { bidOf } from './engine/screen-bids.ts';

/** Two numbers of a screen. */
const samples: Readonly<Record<NumberKind, readonly string[]>> = {
  digit: ['7', '0'],
  'digit-as-jodi': ['7', '0'],
  jodi: ['05', '50'],
  pana: ['128', '000'],
  'half-sangam-a': ['5-128', '0-000'],
  'half-sangam-b': ['128-5', '000-0'],
  'full-sangam': ['128-236', '000-100'],
};

it('every bid screen has a file with the name of its id', () => {
  const files = readdirSync(`${import.meta.dirname}/screens`);
  const ids = definitions.map(({ id }) => id);
  expect(ids.map((id) => `${id}.ts`).sort()).toEqual(files.sort());
  expect([...bidScreens].sort()).toEqual(ids.sort());
});

it.each(betTypeRows)(
  '$code opens a screen for its numbers',
  {
    tags: ['@SUBMIT-34'],
  },
  ({ code, numbers }) => {
    expect(definitionOf(code)?.numbers).toBe(numbers);
  },
);

it.each(['toString', '', 'starline'])('the unknown code “%s” opens no screen', (code) => {
  expect(definitionOf(code)).toBeUndefined();
});

it.each<[length: number, screens: string]>([
  [
    1,
    'choice-pana choice-pana choice-pana digits-based-jodi digits-based-jodi half-sangam half-sangam-a half-sangam-b single-digit spdptp',
  ],
  [2, 'group-jodi jodi-digits jodi-digits-bulk two-digits-panel'],
  [
    3,
    'double-pana full-sangam full-sangam half-sangam half-sangam-a half-sangam-b penal-group single-pana triple-pana',
  ],
  [6, 'dp-motor sp-motor'],
])(
  'the screens with a field of %i digits are %s',
  { tags: ['@VBID-01', '@VBID-02', '@VBID-03', '@VBID-04', '@VBID-05', '@VBID-11'] },
  (length, screens) => {
    const found = definitions.flatMap(({ id, entry }) =>
      entry.fields.filter((field) => field.length === length).map(() => id),
    );
    expect(found.sort().join(' ')).toBe(screens);
  },
);

describe.each(definitions)('$id', (definition: Definition) => {
  it('the screen sends a request that the contract accepts, with the id of its code', {
    tags: ['@API-24', '@SUBMIT-25', '@SUBMIT-26', '@SUBMIT-34'],
  }, () => {
    const bids = samples[definition.numbers].map((label, at) =>
      bidOf(definition, label, (at + 1) * 10, 'close'),
    );
    const { bet_type_id, payload, amount } = bodyOf(definition, bids);
    expect(isValidBet(bet_type_id, payload)).toBe(true);
    expect('bets' in payload && payload.bets).toHaveLength(2);
    expect(amount).toBe(30);
  });
});
