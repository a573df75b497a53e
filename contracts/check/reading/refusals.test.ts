import { expect, it } from 'vitest';
import type { Exchange } from '../exchange.ts';
import { got, posted, said } from '../test-support.ts';
import { refusals } from './status.ts';

const refusedBet = (body: unknown, more: object = {}, status = 400) =>
  said({
    ...posted('/betting/', {}, body, status),
    expected: { status: [400], ...more },
  } as Exchange);

it.each([
  { error: ['Validation error'] },
  { error: ['', 'Validation error'] },
  { error: 'Validation error' },
  { message: ['Not now.'] },
  { error: null, message: 'Not now.' },
  { detail: 'Not now.' },
  { errors: ['Validation error'] },
  { error: { code: 'CLOSED', message: 'Not now.' } },
  { type: 'about:blank', title: 'Not now.', status: 400 },
  { non_field_errors: ['Not now.'] },
])('the client recognises the refusal of a bet in %j', (body) => {
  expect(refusedBet(body)).toEqual({ failures: [], notes: [] });
});

it.each([{ error: [] }, { error: {} }, { error: '  ' }, { errors: [] }, {}, [[]], 7])(
  'a refusal of a bet without a text, such as %j, is a note because the app has its own text',
  (body) => {
    const { failures, notes } = refusedBet(body);
    expect(failures).toEqual([]);
    expect(notes).toEqual([expect.stringContaining('POST /betting/ $ ')]);
  },
);

it.each([400, 402, 403, 404, 409, 410, 418, 422, 451])(
  'the host may refuse a bet with %d',
  (status) => {
    expect(refusedBet({ error: 'No.' }, { status: refusals }, status).failures).toEqual([]);
  },
);

it.each(['<html></html>', undefined, '{"error": "No'])(
  'a refusal of a bet with a body that is not JSON, such as %j, is a failure',
  (body) => {
    expect(refusedBet(body).failures).toHaveLength(1);
  },
);

it.each([
  { error: ['Insufficient balance'] },
  { detail: 'Insufficient funds.' },
  { error: { code: 'INSUFFICIENT_BALANCE', message: 'No.' } },
])('the refusal %j is recognised as an insufficient balance', (body) => {
  expect(refusedBet(body, { aboveBalance: true }).failures).toEqual([]);
});

it('a refusal for an insufficient balance is a failure if its text names another reason', () => {
  expect(refusedBet({ error: ['Too much'] }, { aboveBalance: true }).failures).toEqual([
    expect.stringContaining('$.error has other words'),
  ]);
});

const form = { mobile_number: '12', first_name: 'Asha', mpin: '4821' };
const refusedForm = (body: unknown, status = 400) =>
  said({
    ...posted('/users/register/', form, body, status),
    expected: { status: refusals, fields: ['mobile_number'] },
  } as Exchange);

it.each([
  [{ errors: { app_id: ['Bad'] } }, 400],
  [{ detail: 'Bad', code: 'invalid' }, 422],
  [{ message: 'That number is taken.' }, 409],
  [{}, 400],
  [['Bad'], 422],
  ['<html></html>', 400],
])('the refusal %j of a form is a note because it names no field', (body, status) => {
  const { failures, notes } = refusedForm(body, status);
  expect([failures, notes.length]).toEqual([[], 1]);
});

it.each([
  { mobile_number: 'Bad' },
  { mobile_number: ['Bad'] },
  { mpin: ['Bad'] },
  { message: 'No.', errors: { mobile_number: ['Bad'] } },
  { message: [{ property: 'mobile_number', message: 'Bad' }] },
])('the refusal %j of a form shows its field', (body) => {
  expect(refusedForm(body)).toEqual({ failures: [], notes: [] });
});

it('a message at a field with a right value is a failure', () => {
  expect(refusedForm({ first_name: ['Bad'] }).failures).toEqual([
    expect.stringContaining('$.first_name has a message, although its value is right'),
  ]);
});

it.each([{ message: '' }, {}, '<html></html>', undefined])(
  'a list that the app cannot fetch is a note because the app has its own text: %j',
  (body) => {
    const { failures, notes } = said(got('/bets/history/?page=9', body, 404));
    expect([failures, notes.length]).toEqual([[], 1]);
  },
);

it.each([400, 403, 404, 409, 410, 418, 422])(
  'the host may refuse a missing page with %d',
  (status) => {
    expect(said(got('/bets/history/?page=9', { detail: 'No.' }, status)).failures).toEqual([]);
  },
);

it('a host may refuse a registration by an OTP, which it sent to the new number, and not by an MPIN', () => {
  const registered = (grant_type: string, status: number) =>
    said({
      ...posted('/users/register/', { ...form, grant_type }, { otp: ['Wrong code'] }, status),
      expected: { status: 'success' },
    } as Exchange);
  const { failures, notes } = registered('otp', 400);
  expect({ failures, notes }).toEqual({
    failures: [],
    notes: [expect.stringContaining('types the code that was sent to this number')],
  });
  expect(registered('mpin', 400).failures).toHaveLength(1);
  expect(registered('otp', 500).failures.length).toBeGreaterThan(0);
});
