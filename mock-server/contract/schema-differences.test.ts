import { endpointNames, endpoints } from '@matka/contracts/api/endpoints';
import { MarketsResponse } from '@matka/contracts/api/markets';
import { SuggestionResponse } from '@matka/contracts/api/suggestions';
import { LoginResponse } from '@matka/contracts/api/users';
import { schemaOf } from '@matka/contracts/reading/json-schema';
import { createNameRedactor } from '@matka/contracts/response-check/redact-names';
import { differencesIn } from '@matka/contracts/response-check/schema-differences';
import fc from 'fast-check';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { arbitraryFor } from './fuzz/arbitraries.ts';
import { invalidValuesOf } from './fuzz/invalid-values.ts';

const market = {
  id: 7,
  name: 'Kalyan Matka',
  open_time: '16:00:00',
  close_time: '18:00:00',
  open_result_time: '16:10:00',
  close_result_time: '18:10:00',
  current_status: 6,
  current_status_name: 'Running now',
  open_pana: null,
  open_digit: null,
  close_digit: null,
  close_pana: null,
};
const differences = (schema: object, value: unknown) =>
  differencesIn(schemaOf(schema), value, createNameRedactor(value)).map(
    ({ place, what, breaks }) => `${breaks ? '' : 'open: '}${place} ${what}`,
  );

describe('differences between a response and its schema', () => {
  it('are empty for a valid response', () => {
    expect(differences(MarketsResponse, [market, { ...market, open_pana: '128' }])).toEqual([]);
  });

  it('contain paths and types but no values', () => {
    const { name: _, ...nameless } = market;
    const wrong = {
      ...nameless,
      id: '7',
      open_time: '16:00',
      open_pana: 128,
      close_digit: { a: 1 },
      vip: true,
    };
    expect(differences(MarketsResponse, [wrong])).toEqual([
      '$[*].name is missing',
      '$[*].id a string instead of an integer',
      '$[*].open_time a string instead of a string matching ^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$',
      '$[*].open_pana an integer instead of a string matching ^[0-9]{3}$ or null',
      '$[*].close_digit an object instead of a string matching ^[0-9]$ or null',
      'open: $[*].vip a boolean that the contract does not know',
    ]);
  });

  it('of alternatives are those of the closest one', () => {
    const response = (combinations: unknown) => ({
      suggestions: { combinations },
      bet_type: { id: 1, name: 'a', code: 'b' },
    });
    expect(differences(SuggestionResponse, response({ jodis: [1] }))).toEqual([
      '$.suggestions.combinations.jodis[*] an integer instead of a string',
    ]);
    expect(differences(SuggestionResponse, response('128'))).toEqual([
      '$.suggestions.combinations a string instead of an array or an object',
    ]);
  });

  it('hide names that are values or do not look like code', () => {
    const user = { mobile_number: '9876543210', name: 'asha patil' };
    const extra = { '9876543210': 1, asha: 2, 'Asha Patil': 3, wallet_2: 4, a_token_eyJ0: 5 };
    const places = differences(LoginResponse, {
      user: { ...user, ...extra },
      tokens: { access: 'a', refresh: 'b' },
    });
    expect(places.map((one) => one.split(' ')[1])).toEqual([
      '$.user.…',
      '$.user.…',
      '$.user.…',
      '$.user.wallet_2',
      '$.user.a_token_eyJ0',
    ]);
  });

  it.each(endpointNames)('break the contract exactly if the schemas of %s are violated', (name) => {
    for (const response of Object.values<TSchema>(endpoints[name].responses)) {
      const schema = schemaOf(response);
      const breaks = (value: unknown) =>
        differencesIn(schema, value, String).some((one) => one.breaks);
      const property = fc.property(arbitraryFor(schema), (value) => {
        expect(breaks(value)).toBe(false);
        for (const { name: way, value: invalid } of invalidValuesOf(schema, value))
          expect([way, breaks(invalid)]).toEqual([way, !Value.Check(response, invalid)]);
      });
      fc.assert(property, { numRuns: 4, seed: 7 });
    }
  });
});
