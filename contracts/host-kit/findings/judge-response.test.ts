import { describe, expect, it } from 'vitest';
import type { EndpointName } from '../../api/endpoints.ts';
import type { PactInteraction } from '../../pact/pact.ts';
import type { Exchange } from '../exchange.ts';
import { type Expected, expectedOf, judgeResponse } from './judge-response.ts';

interface Given extends Partial<Omit<Exchange, 'response'>> {
  status?: number;
  type?: string;
  text?: string;
  body?: unknown;
  expected?: Expected;
}

/** What is wrong with a response: place, what was found, what was expected. */
function judged(endpoint: EndpointName, given: Given = {}): string[][] {
  const { status = 200, type = 'application/json', body, text, expected, ...members } = given;
  const exchange: Exchange = {
    endpoint,
    path: '/',
    query: new URLSearchParams(),
    sent: undefined,
    response: {
      status,
      headers: type === '' ? {} : { 'content-type': type },
      text: text ?? JSON.stringify(body ?? {}),
    },
    receivedAt: 0,
    ...members,
  };
  return judgeResponse(expected ?? { status: 'success' }, exchange).findings.map(
    ({ place, found, expected: wanted }) => [place, found, wanted],
  );
}

const refused = (fields: readonly string[] = []): Expected => ({ status: [400, 409], fields });

describe('the status of a response', () => {
  it.each([
    [199, false],
    [200, true],
    [299, true],
    [300, false],
    [404, false],
  ])('is a success or not: %i', (status, fits) => {
    const finding = ['status', `is ${status}`, 'a status from 200 to 299'];
    expect(judged('markets', { status, body: [] })).toEqual(fits ? [] : [finding]);
  });

  it('is one of those of a refusal', () => {
    const body = { error: 'No' };
    expect(judged('results', { status: 400, body, expected: refused() })).toEqual([]);
    expect(judged('results', { status: 409, body, expected: refused() })).toEqual([]);
    expect(judged('results', { status: 404, body, expected: refused() })).toEqual([
      ['status', 'is 404', '400 or 409'],
    ]);
    expect(judged('results', { status: 200, body, expected: { status: [1, 2, 3, 4] } })).toEqual([
      ['status', 'is 200', '1 or 2 or 3'],
    ]);
  });

  it.each(['login', 'refresh', 'bet'] as const)(
    'is all that a refusal of %s is judged by',
    (endpoint) => {
      expect(judged(endpoint, { status: 400, text: '', expected: refused() })).toEqual([]);
    },
  );

  it('is all that a refused token and a registration are judged by', () => {
    const expected = { status: [401] };
    expect(judged('markets', { status: 401, text: '', expected })).toEqual([]);
    expect(judged('register', { status: 201, text: '' })).toEqual([]);
  });
});

describe('the content of a response', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON',
    'text/json',
    'application/problem+json ;x=1',
  ])('is JSON: %s', (type) => {
    expect(judged('markets', { type, body: [] })).toEqual([]);
  });

  it.each([
    ['text/html', 'is text/html'],
    ['application/jsonp', 'is application/jsonp'],
    ['x/application/json', 'is x/application/json'],
    ['', 'is missing'],
  ])('is something else: %s', (type, found) => {
    expect(judged('markets', { type, body: [] })).toEqual([
      ['content type', found, 'application/json'],
    ]);
  });

  it.each([
    ['', 'is empty', 'JSON'],
    [' \n', 'is empty', 'JSON'],
    ['["\uFFFD"]', 'is not UTF-8', 'UTF-8'],
    ['{broken', 'is not valid JSON', 'one JSON document'],
  ])('is no body that can be read: %j', (text, found, expected) => {
    expect(judged('markets', { text })).toEqual([['body', found, expected]]);
  });
});

describe('a refusal', () => {
  it.each([
    [{ error: 'No' }, true],
    [{ message: 'No' }, true],
    [{ detail: ['', 'No'] }, true],
    [{ error: ' ' }, false],
    [{ error: 5 }, false],
    [{ other: 'No' }, false],
  ])('says in words what is wrong: %j', (body, fits) => {
    const found = judged('results', { status: 400, body, expected: refused() });
    const finding = ['$.error', expect.any(String), 'a text in error, message or detail'];
    expect(found).toEqual(fits ? [] : [finding]);
  });

  describe('of a form', () => {
    const sent = {
      app_id: 'app',
      grant_type: 'mpin',
      mobile_number: '1',
      first_name: 'Asha',
      last_name: 'R',
      mpin: '1234',
    };
    const form = (body: unknown, fields: readonly string[], fields2: object = sent) =>
      judged('register', { status: 400, body, sent: fields2, expected: refused(fields) });

    it('names a field that is wrong, or another that may be', () => {
      expect(form({ mobile_number: ['No'] }, ['mobile_number'])).toEqual([]);
      expect(form({ mpin: 'Too simple' }, ['mobile_number'])).toEqual([]);
      expect(form({ last_name: ['Short'] }, ['mobile_number'])).toEqual([]);
      expect(form({ first_name: ['No'] }, [])).toEqual([]);
      expect(form({ first_name: ['No'] }, ['first_name', 'mpin'])).toEqual([]);
    });

    it.each([
      ['first_name', 'A'],
      ['first_name', 'Asha1'],
      ['last_name', '1Rao'],
      ['referral_code', 'ABCD'],
    ])('names a field that a host may refuse: %s %s', (name, value) => {
      expect(form({ [name]: ['No'] }, ['mobile_number'], { ...sent, [name]: value })).toEqual([]);
    });

    it('names four fields at most', () => {
      const fields = ['mobile_number', 'mpin', 'last_name', 'confirm_mpin', 'referral_code'];
      const many = { ...sent, confirm_mpin: '1', referral_code: '2' };
      expect(form({ first_name: ['No'] }, fields, many)).toEqual([
        [
          '$.first_name',
          expect.any(String),
          'a message in mobile_number or last_name or mpin or confirm_mpin',
        ],
      ]);
    });

    it('names no field whose value is right', () => {
      expect(form({ first_name: ['No'] }, ['mobile_number', 'mpin'])).toEqual([
        [
          '$.first_name',
          'has a message, although its value is right',
          'a message in mobile_number or mpin',
        ],
      ]);
    });

    it.each([
      [{}, '$', 'names no field of the form'],
      [{ app_id: ['No'] }, '$', 'names no field of the form'],
      [{ mobile_number: 5 }, '$.mobile_number', 'is 5'],
      [{ mobile_number: [' '] }, '$.mobile_number', expect.any(String)],
    ])('names none: %j', (body, place, found) => {
      const finding = [place, found, 'messages by field of the form'];
      expect(form(body, ['mobile_number'])).toEqual([finding]);
    });
  });

  describe('of a bet', () => {
    const bet = (body: unknown, aboveBalance = false) =>
      judged('betting', { status: 400, body, aboveBalance, expected: refused() });

    it('has a text in error, or a message', () => {
      expect(bet({ error: 'Market is closed' })).toEqual([]);
      expect(bet({ message: 'Market is closed' })).toEqual([]);
      for (const body of [
        {},
        { error: '' },
        { error: '  ' },
        { error: 5, message: 'No' },
        { message: ' ' },
      ])
        expect(bet(body)).toEqual([['$.error', expect.any(String), 'a text']]);
    });

    it('above the balance has the words for it', () => {
      for (const error of [
        'Insufficient balance',
        'insufficient funds',
        'Sorry: insufficient wallet balance!',
      ])
        expect(bet({ error }, true)).toEqual([]);
      expect(bet({ error: 'insufficient points' }, true)).toEqual([
        ['$.error', 'has other words', 'the words "insufficient balance"'],
      ]);
      expect(bet({ message: 'Insufficient balance' }, true)).toEqual([]);
      expect(bet({ message: 'No' }, true)).toEqual([['$.error', 'is missing', 'a text']]);
    });
  });
});

describe('what the pact expects', () => {
  const expectedAt = (status: number, members: object = {}, path = '/markets/') =>
    expectedOf({
      request: { path },
      response: { status, ...members },
    } as PactInteraction);
  const matching = (status: unknown) => ({
    matchingRules: { status: { $: { matchers: [{ match: 'statusCode', status }] } } },
  });

  it('is a success, or the statuses of a refusal', () => {
    expect(expectedAt(200)).toEqual({ status: 'success' });
    expect(expectedAt(299)).toEqual({ status: 'success' });
    expect(expectedAt(404)).toEqual({ status: [404], fields: [] });
    expect(expectedAt(300)).toEqual({ status: [300], fields: [] });
    expect(expectedAt(400, { body: { content: { mpin: ['No'] } } })).toMatchObject({
      status: expect.arrayContaining([400, 409, 422]),
      fields: ['mpin'],
    });
  });

  it('is what its rule for the status says', () => {
    expect(expectedAt(400, matching('success'))).toEqual({ status: 'success' });
    expect(expectedAt(403, matching([403, 400]))).toEqual({ status: [403, 400, 401] });
  });

  it('is either refusal of a refresh token', () => {
    for (const status of [400, 401])
      expect(expectedAt(status, {}, '/token/refresh/')).toEqual({ status: [400, 401] });
    expect(expectedAt(403, {}, '/token/refresh/')).toEqual({ status: [403], fields: [] });
  });
});
