import { expect, it } from 'vitest';
import type { Exchange } from '../exchange.ts';
import { got, posted, said } from '../test-support.ts';

const refusedBet = (body: unknown, more: object = {}) =>
  said({
    ...posted('/betting/', {}, body, 400),
    expected: { status: [400], ...more },
  } as Exchange).failures;

it.each([
  { error: ['Validation error'] },
  { error: ['', 'Validation error'] },
  { error: 'Validation error' },
  { message: ['Not now.'] },
  { error: null, message: 'Not now.' },
  { detail: 'Not now.' },
  { errors: ['Validation error'] },
  { error: { code: 'CLOSED', message: 'Not now.' } },
])('the client reads the refusal of a bet in %j', (body) => {
  expect(refusedBet(body)).toEqual([]);
});

it.each([{ error: [] }, { error: {} }, { error: '  ' }, { errors: [] }, {}])(
  'the client reads no words of a refused bet in %j',
  (body) => {
    expect(refusedBet(body)).toEqual([expect.stringContaining('POST /betting/ $.error ')]);
  },
);

it('the words for a wallet that is too small are read from a list as well', () => {
  const above = { aboveBalance: true };
  expect(refusedBet({ error: ['Insufficient balance'] }, above)).toEqual([]);
  expect(refusedBet({ error: ['Too much'] }, above)).toEqual([
    expect.stringContaining('$.error has other words'),
  ]);
});

const form = { mobile_number: '12', first_name: 'Asha', mpin: '4821' };
const refusedForm = (body: unknown) =>
  said({
    ...posted('/users/register/', form, body, 400),
    expected: { status: [400], fields: ['mobile_number'] },
  } as Exchange).failures;

it.each([
  [{ errors: { app_id: ['Bad'] } }, 'lacks mobile_number and has errors'],
  [{ detail: 'Bad', code: 'invalid' }, 'lacks mobile_number and has detail, code'],
  [{}, 'lacks mobile_number and is an object'],
  [['Bad'], 'lacks mobile_number and is a list'],
])('a refused form that answers %j is named by what is missing and what is there', (body, text) => {
  expect(refusedForm(body)).toEqual([expect.stringContaining(`POST /users/register/ $ ${text}`)]);
});

it.each([
  { mobile_number: 'Bad' },
  { mobile_number: ['Bad'] },
  { mpin: ['Bad'] },
  { message: 'No.', errors: { mobile_number: ['Bad'] } },
])('a refused form that answers %j shows its field', (body) => {
  expect(refusedForm(body)).toEqual([]);
});

it('a message at a field whose value is right is named', () => {
  expect(refusedForm({ first_name: ['Bad'] })).toEqual([
    expect.stringContaining('$.first_name has a message, although its value is right'),
  ]);
});

it.each([{ message: '' }, {}, '<html></html>', undefined])(
  'the app has words of its own for a list that it cannot fetch: %j',
  (body) => {
    const { failures, notes } = said(got('/bets/history/?page=9', body, 404));
    expect([failures, notes.length]).toEqual([[], 1]);
  },
);

it.each([404, 410, 422])('a host may refuse a page that it does not have with %d', (status) => {
  expect(said(got('/bets/history/?page=9', { detail: 'No.' }, status)).failures).toEqual([]);
});
