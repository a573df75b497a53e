import { schemaOf } from '@matka/contracts/pact/json-schema';
import Type from 'typebox';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { invalidValuesOf } from './invalid-values.ts';

const schema = Type.Object(
  {
    pana: Type.String({ pattern: '^[0-9]{3}$' }),
    points: Type.Integer({ minimum: 1, maximum: 10 }),
    bets: Type.Array(Type.Boolean(), { minItems: 1 }),
    side: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('close')])),
  },
  { additionalProperties: false },
);
const value = { pana: '128', points: 5, bets: [true], side: 'open' };
const ways = invalidValuesOf(schemaOf(schema), value);

describe('ways to break a value', () => {
  it('break it, each in one place', () => {
    expect(Value.Check(schema, value)).toBe(true);
    for (const { name, value: broken } of ways)
      expect([name, Value.Check(schema, broken)]).toEqual([name, false]);
  });

  it.each([
    'as null',
    'without pana',
    'pana off its pattern',
    'pana empty',
    'pana as a number',
    'points below 1',
    'points above 10',
    'points as a text',
    'bets empty',
    'bets [0] as a number',
    'side unknown',
    'with a member more',
  ])('include: %s', (name) => {
    expect(ways.map((one) => one.name)).toContain(name);
  });

  it('do not take away what may be missing', () => {
    expect(ways.map(({ name }) => name)).not.toContain('without side');
  });
});
