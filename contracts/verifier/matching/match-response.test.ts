import { describe, expect, it } from 'vitest';
import type { MatchingRule, MatchingRules, PactResponse } from '../../pact/pact.ts';
import { matchResponse } from './match-response.ts';

const headers = { 'content-type': 'application/json; charset=utf-8' };
const rule = (...matchers: MatchingRule[]) => ({ matchers });
const success = { $: rule({ match: 'statusCode', status: 'success' }) };

const expected = (content: unknown, body: MatchingRules): PactResponse => ({
  status: 200,
  headers: { 'Content-Type': ['application/json'] },
  body: { content },
  matchingRules: {
    status: success,
    header: { 'Content-Type': rule({ match: 'regex', regex: 'application/json.*' }) },
    body,
  },
});

const placesOf = (pact: PactResponse, body: unknown) =>
  matchResponse(pact, { status: 200, headers, text: JSON.stringify(body) });

const row = { id: 1, name: 'Kalyan Matka' };
const rows = expected([row], {
  $: rule({ match: 'type', min: 1 }),
  '$[*].id': rule({ match: 'integer' }),
  '$[*].name': rule({ match: 'type' }, { match: 'regex', regex: '[A-Z].*' }),
});

describe('the matcher of the pact', () => {
  it('passes what its rules allow, with more fields and rows', () => {
    expect(placesOf(rows, [row, { id: 2, name: 'Milan Day', more: true }])).toEqual([]);
  });

  it.each([
    [[], '$'],
    [[row, { id: 2 }], '$.1.name'],
    [[{ ...row, id: 1.5 }], '$.0.id'],
    [[{ ...row, name: 'milan' }], '$.0.name'],
    [[{ ...row, name: 7 }], '$.0.name'],
    [[null], '$.0'],
    [{ rows: [row] }, '$'],
  ])('names the place that differs: %j', (body, place) => {
    expect(placesOf(rows, body)).toContain(place);
  });

  it('demands equal values where there is no rule', () => {
    const exact = expected({ page: 1, data: [] }, {});
    expect(placesOf(exact, { page: 1, data: [] })).toEqual([]);
    expect(placesOf(exact, { page: 2, data: [] })).toEqual(['$.page']);
    expect(placesOf(exact, { page: 1, data: [1] })).toEqual(['$.data']);
  });

  it.each([
    ['equality', 'won', 'lost'],
    ['null', null, 0],
    ['number', 9.5, '9.5'],
    ['boolean', true, 'true'],
    ['notEmpty', 'text', ''],
    ['integer', 3, '3'],
  ] as const)('knows the rule %s', (match, good, bad) => {
    const pact = expected({ value: good }, { '$.value': rule({ match }) });
    expect(placesOf(pact, { value: good })).toEqual([]);
    expect(placesOf(pact, { value: bad })).toEqual(['$.value']);
  });

  it('finds a row anywhere in a list', () => {
    const rules = { '$.id': rule({ match: 'equality' }) };
    const contains = rule({ match: 'arrayContains', variants: [{ index: 0, rules }] });
    const pact = expected([{ id: 7 }], { $: contains });
    expect(placesOf(pact, [{ id: 6 }, { id: 7 }])).toEqual([]);
    expect(placesOf(pact, [{ id: 6 }])).toEqual(['$']);
  });

  it('takes the keys of a dictionary as data', () => {
    const pact = expected(
      { markets: { Kalyan: ['123'] } },
      {
        '$.markets': rule({ match: 'values' }, { match: 'notEmpty' }),
        '$.markets.*': rule({ match: 'type', min: 1 }),
        '$.markets.*[*]': rule({ match: 'regex', regex: '[0-9]{3}' }),
      },
    );
    expect(placesOf(pact, { markets: { Milan: ['456', '789'] } })).toEqual([]);
    expect(placesOf(pact, { markets: { Milan: ['4567'] } })).toEqual(['$.markets.Milan.0']);
    expect(placesOf(pact, { markets: {} })).toEqual(['$.markets']);
  });

  it('names what surrounds the body', () => {
    const text = JSON.stringify([row]);
    expect(matchResponse(rows, { status: 500, headers, text })).toEqual(['status']);
    expect(matchResponse(rows, { status: 201, headers: {}, text })).toEqual(['Content-Type']);
    expect(matchResponse(rows, { status: 200, headers, text: '<html>' })).toEqual(['body']);
    const listed = { $: rule({ match: 'statusCode', status: [400, 401] }) };
    const refusal: PactResponse = { status: 400, matchingRules: { status: listed } };
    expect(matchResponse(refusal, { status: 401, headers: {}, text: '' })).toEqual([]);
    expect(matchResponse(refusal, { status: 403, headers: {}, text: '' })).toEqual(['status']);
    expect(matchResponse({ status: 400 }, { status: 401, headers, text: '' })).toEqual(['status']);
  });
});
