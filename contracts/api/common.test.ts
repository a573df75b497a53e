import * as Type from 'typebox';
import { expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import { Digit, Jodi, Pana, Timestamp } from './common.ts';
import { BetRecord, PlacedBet } from './history.ts';
import { Nullable } from './schema.ts';

const { bet_status, bet_type } = BetRecord.properties.bet_details.properties;

it.each([
  ['digit', Digit, ['0', '9'], ['10', 'x', ' 1', '1 ']],
  ['jodi', Jodi, ['00', '99'], ['7', '100', 'a1', '1a', ' 12']],
  ['jodi of a bet', PlacedBet.properties.jodi, ['00', '7', '99'], ['100', 'a1', '1a', ' 12']],
  ['pana', Pana, ['000', '128'], ['12', '1280', 'a128', '128 ']],
  [
    'status',
    bet_status,
    ['PENDING', 'won', 'lost'],
    ['pending', 'WON', 'not won', 'lost?', 'wonlost'],
  ],
  ['id', BetRecord.properties.id, ['7', '007', '-1', 'b-7', '6f1d0c52-9b7e'], ['7 a', '7/a']],
  ['session', bet_type, ['open', 'close'], ['o', 'opened', 'reopen', 'to close', 'closed']],
  [
    'timestamp',
    Timestamp,
    [
      '2026-11-20T12:00Z',
      '2026-11-20T12:00:30Z',
      '2026-11-20T12:00:30.5+05:30',
      '2026-11-20T12:00:30.123456-08:00',
    ],
    [
      '2026-11-20',
      '2026-11-20T12Z',
      '2026-11-20T12:00:30.Z',
      '2026-11-20T12:00:30+5',
      'on 2026-11-20T12:00:30Z',
      '2026-11-20T12:00:30Z!',
      '26-11-20T12:00:30Z',
    ],
  ],
] as const)('a text for a %s is read in any form, and a wrong form is a loss', (...row) => {
  const [, declaration, good, bad] = row;
  const reasons = (found: string) => read(declaration, found).losses.map(({ reason }) => reason);
  for (const found of [...good, ...bad]) expect(read(declaration, found).value).toBe(found);
  expect(good.filter((found) => reasons(found).length > 0)).toEqual([]);
  expect(bad.filter((found) => reasons(found).join() !== 'form')).toEqual([]);
});

it.each([
  ['2026-11-20 12:00:30Z', '2026-11-20T12:00:30Z'],
  ['2026-11-20T12:00:30', '2026-11-20T12:00:30+05:30'],
  ['2026-11-20 12:00', '2026-11-20T12:00+05:30'],
  [' 2026-11-20T12:00:30.123456 ', '2026-11-20T12:00:30.123456+05:30'],
])('a time without a zone, or with a blank, is read as one of India: %j', (found, value) => {
  expect(read(Timestamp, found)).toEqual({ value, losses: [] });
});

it.each([
  [Pana, '***'],
  [Digit, '*'],
  [Jodi, '**'],
])('a masked number is not a number', (declaration, found) => {
  const row = Type.Object({ number: Type.Optional(Nullable(declaration)) });
  expect(read(row, { number: found })).toEqual({ value: {}, losses: [] });
  expect(read(row, { number: `${found}1` }).losses).toHaveLength(1);
});
