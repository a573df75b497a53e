import { MarketsResponse } from '@matka/contracts/api/markets';
import { SuggestionResponse } from '@matka/contracts/api/suggestions';
import { LoginResponse } from '@matka/contracts/api/users';
import { createNameRedactor } from '@matka/contracts/drift/redact-names';
import { differencesIn } from '@matka/contracts/drift/schema-differences';
import { endpointNames, endpoints } from '@matka/contracts/pact/endpoints';
import { schemaOf } from '@matka/contracts/pact/json-schema';
import fc from 'fast-check';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { arbitraryFor } from '../fuzz/arbitraries.ts';
import { invalidValuesOf } from '../fuzz/invalid-values.ts';

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
const told = (schema: object, value: unknown) =>
  differencesIn(schemaOf(schema), value, createNameRedactor(value)).map(
    ({ place, what, breaks }) => `${breaks ? '' : 'open: '}${place} ${what}`,
  );

describe('differences of an answer from its schema', () => {
  it('are none where it fits', () => {
    expect(told(MarketsResponse, [market, { ...market, open_pana: '128' }])).toEqual([]);
  });

  it('name place and kind, and no value', () => {
    const { name: _, ...nameless } = market;
    const odd = {
      ...nameless,
      id: '7',
      open_time: '16:00',
      open_pana: 128,
      close_digit: { a: 1 },
      vip: true,
    };
    expect(told(MarketsResponse, [odd])).toEqual([
      '$[*].name is missing',
      '$[*].id a text instead of a whole number',
      '$[*].open_time a text instead of a text like ^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$',
      '$[*].open_pana a whole number instead of a text like ^[0-9]{3}$ or null',
      '$[*].close_digit an object instead of a text like ^[0-9]$ or null',
      'open: $[*].vip true or false that the contract does not know',
    ]);
  });

  it('of alternatives are those from the nearest', () => {
    const answer = (combinations: unknown) => ({
      suggestions: { combinations },
      bet_type: { id: 1, name: 'a', code: 'b' },
    });
    expect(told(SuggestionResponse, answer({ jodis: [1] }))).toEqual([
      '$.suggestions.combinations.jodis[*] a whole number instead of a text',
    ]);
    expect(told(SuggestionResponse, answer('128'))).toEqual([
      '$.suggestions.combinations a text instead of a list or an object',
    ]);
  });

  it('tell no name that is a value somewhere, and none that no programmer gives', () => {
    const user = { mobile_number: '9876543210', name: 'asha patil' };
    const odd = { '9876543210': 1, asha: 2, 'Asha Patil': 3, wallet_2: 4, a_token_eyJ0: 5 };
    const places = told(LoginResponse, {
      user: { ...user, ...odd },
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

  it.each(endpointNames)('break the contract exactly where the schemas of %s do', (name) => {
    for (const answer of Object.values<TSchema>(endpoints[name].responses)) {
      const schema = schemaOf(answer);
      const breaks = (value: unknown) =>
        differencesIn(schema, value, String).some((one) => one.breaks);
      const property = fc.property(arbitraryFor(schema), (value) => {
        expect(breaks(value)).toBe(false);
        for (const { name: way, value: broken } of invalidValuesOf(schema, value))
          expect([way, breaks(broken)]).toEqual([way, !Value.Check(answer, broken)]);
      });
      fc.assert(property, { numRuns: 4, seed: 7 });
    }
  });
});
