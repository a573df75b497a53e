import { schemaOf } from '@matka/contracts/reading/json-schema';
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
const invalid = invalidValuesOf(schemaOf(schema), value);

describe('invalid values', () => {
  it('violate the schema', () => {
    expect(Value.Check(schema, value)).toBe(true);
    for (const { name, value: wrong } of invalid)
      expect([name, Value.Check(schema, wrong)]).toEqual([name, false]);
  });

  it.each([
    'as null',
    'without pana',
    'pana not matching its pattern',
    'pana empty',
    'pana as a number',
    'points below 1',
    'points above 10',
    'points as a string',
    'bets empty',
    'bets [0] as a number',
    'side unknown',
    'with an extra member',
  ])('include: %s', (name) => {
    expect(invalid.map((one) => one.name)).toContain(name);
  });

  it('do not lack optional members only', () => {
    expect(invalid.map(({ name }) => name)).not.toContain('without side');
  });
});
