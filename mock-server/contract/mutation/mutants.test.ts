import type { HttpResponse } from '@matka/contracts/verifier/http-client';
import { describe, expect, it } from 'vitest';
import { differenceIn } from './kit.ts';
import { createMutants, type Mutant } from './mutants.ts';

const headers = { 'content-type': 'application/json' };
const responseOf = (body: unknown, status = 200): HttpResponse => ({
  status,
  headers,
  text: JSON.stringify(body),
});

const details = {
  bet_status: 'won',
  amount: 5,
  bet_type: 'open',
  result_data: { raw_result: "{'processed_result': {'combinations': ['05']}}" },
  placed_bets: [
    { jodi: '05', points: 2, bet_type: 'open' },
    { jodi: '16', points: 3, bet_type: 'open' },
  ],
};
const record = (id: number, status: string, created_at: string) => ({
  id,
  timestamps: { created_at },
  bet_details: { ...details, bet_status: status },
});
const page = {
  data: [record(2, 'won', '2026-02-28T12:00:00Z'), record(1, 'lost', '2026-02-27T12:00:00Z')],
  pagination: { current_page: 1, has_previous: false, has_next: true, total_pages: 2 },
};
const response = responseOf(page);
const mutants = createMutants('history', [response]);

const named = (name: string): Mutant => {
  const mutant = mutants.find((one) => one.name === name);
  if (!mutant) throw new Error(`There is no mutant ${name}.`);
  return mutant;
};
const bodyAfter = (name: string) => {
  const text = named(`success: ${name}`).change?.(response)?.text;
  return text === undefined ? undefined : JSON.parse(text);
};
const first = { data: [expect.anything(), expect.anything()] };

describe('mutants', () => {
  it.each([
    ['$.data[*].bet_details.bet_status enumeration swapped', 'bet_status', 'lost'],
    ['$.data[*].bet_details.bet_status dropped', 'bet_status', undefined],
    ['$.data[*].bet_details.amount total off', 'amount', 6],
    ['$.data[*].bet_details.amount retyped', 'amount', [5]],
    ['$.data[*].bet_details.placed_bets one row of many', 'placed_bets', [details.placed_bets[0]]],
    ['$.data[*].bet_details.placed_bets emptied', 'placed_bets', []],
  ])('change one thing: %s', (name, field, expected) => {
    expect(bodyAfter(name).data[0].bet_details[field]).toEqual(expected);
  });

  it('shift dates, lose zeros and turn lists round', () => {
    const shifted = bodyAfter('$.data[*].timestamps.created_at date shifted');
    expect(shifted.data[0].timestamps.created_at).toBe('2026-03-01T12:00:00Z');
    const shortened = bodyAfter('$.data[*].bet_details.placed_bets[*].jodi leading zero lost');
    expect(shortened.data[0].bet_details.placed_bets[0].jodi).toBe('5');
    expect(bodyAfter('$.data order reversed')).toMatchObject({ data: [{ id: 1 }, { id: 2 }] });
    const place = '$.data[*].bet_details.result_data.raw_result.processed_result.combinations[*]';
    const raw = bodyAfter(`${place} leading zero lost`).data[0].bet_details.result_data.raw_result;
    expect(raw).toContain("'5'");
    expect(page).toMatchObject(first);
  });

  it('break what surrounds the body, and requests', () => {
    expect(named('success: status to 500 status class changed').change?.(response)?.status).toBe(
      500,
    );
    expect(named('success: body double encoding').change?.(response)?.text).toBe(
      JSON.stringify(response.text),
    );
    expect(named('page ignored').ignores).toBe('page');
    expect(mutants.filter(({ ignores }) => ignores).map(({ ignores }) => ignores)).toContain(
      'market_names',
    );
  });

  it('of errors leave successes alone', () => {
    const ofError = mutants.filter(({ name }) => name.startsWith('error: '));
    expect(ofError.length).toBeGreaterThan(5);
    expect(ofError.map(({ change }) => change?.(response))).toEqual(ofError.map(() => undefined));
  });

  it('that the client reads the same are no difference', () => {
    const exchange = { response, without: new Map([['page', response]]) };
    const read = (name: string) => differenceIn(named(name), exchange);
    expect(read('success: $.data[*].id retyped')).toBeDefined();
    expect(read('page ignored')).toBeUndefined();
    expect(read('success: $.data row doubled')).toBeUndefined();
    expect(read('success: $.data order reversed')).toMatchObject({ before: expect.any(String) });
    expect(read('success: content type to text/html header changed')).toBeDefined();
  });
});
