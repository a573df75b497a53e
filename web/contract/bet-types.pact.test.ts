import type { BetTypesResponse } from '@matka/contracts/api/bet-types';
import { containing } from '@matka/contracts/pact/example';
import { fromState } from '@matka/contracts/pact/interaction';
import type { StateName } from '@matka/contracts/pact/provider-states';
import { betTypes } from '@matka/fixtures/bet-types';
import { expect, it } from 'vitest';
import { getBetTypes } from '../src/api/bet-types.ts';
import { reads } from './client.ts';
import { betType, configs, rowOf } from './examples/bet-type.ts';

const request = { query: { app_id: fromState('app_id') } };
const ask = (state: StateName, description: string, body: unknown): Promise<BetTypesResponse> =>
  reads({ state, description, endpoint: 'betTypes', request, body }, getBetTypes);

/** The ids and codes of the specification. */
const codesById = {
  1: 'single_digits',
  2: 'single_digits_bulk',
  3: 'jodi_digits',
  4: 'jodi_bulk',
  5: 'single_pana',
  6: 'single_pana_bulk',
  7: 'double_pana',
  8: 'double_pana_bulk',
  9: 'triple_pana',
  10: 'penal_group',
  11: 'red_bracket',
  12: 'sp_dp_tp',
  13: 'choice_pana',
  14: 'sp_motor',
  15: 'dp_motor',
  16: 'group_jodi',
  17: 'digits_based_jodi',
  18: 'odd_even',
  19: 'two_digits_panel',
  20: 'half_sangam_a',
  21: 'full_sangam',
  22: 'half_sangam_b',
};

it('GET /bet-types/ returns the bet types', {
  tags: ['@API-16', '@API-17', '@ENT-05', '@ROLE-02'],
}, async () => {
  const [first] = await ask('usual', 'the bet types', [betType]);
  expect(first).toMatchObject({
    id: 1,
    name: 'Single Digit',
    config: { code: 'single_digits', bet_direction: 'both' },
  });
});

it('GET /bet-types/ returns each bet type with its id', {
  tags: ['@SUBMIT-34', '@MOCK-02'],
}, async () => {
  const rows = await ask('usual', 'the bet types by id', containing(...betTypes.map(rowOf)));
  expect(Object.fromEntries(rows.map(({ id, config }) => [id, config.code]))).toEqual(codesById);
});

it('GET /bet-types/ returns the limits of each kind of bet type', {
  tags: ['@ENT-05', '@ENT-06'],
}, async () => {
  const rows = await ask('usual', 'the limits of the bet types', containing(...configs));
  expect(Object.assign({}, ...rows.map(({ config }) => config))).toMatchObject({
    default_direction: 'open',
    min_digit: 0,
    max_digit: 9,
    min_value: 0,
    max_value: 99,
    length: 3,
    bulk: true,
    requires_direction: true,
    min_digits: 4,
    max_digits: 6,
  });
});

it('GET /bet-types/ may return an empty list', async () => {
  expect(await ask('no-bet-types', 'an empty list of bet types', [])).toEqual([]);
});
