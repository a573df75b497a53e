import { expect, it } from 'vitest';
import type { JournalEntry } from '../worlds/journal.ts';
import { wasRejectedForSecret } from './play-back.ts';

const entry: JournalEntry = {
  number: 1,
  at: 0,
  real: 0,
  method: 'POST',
  url: '/users/register/',
  playerId: 0,
  key: undefined,
  request: undefined,
  faults: undefined,
  redacted: undefined,
  status: 400,
  ms: undefined,
  answer: '{"mpin":["The two entries differ."]}',
  digest: undefined,
  rows: 0,
  ledger: 0,
};

it.each(['password', 'confirm_password', 'mpin', 'confirm_mpin', 'otp'])(
  'a registration is rejected for a credential where its error names it: %s',
  (field) => {
    expect(wasRejectedForSecret({ ...entry, answer: `{"${field}":["Invalid."]}` })).toBe(true);
  },
);

it.each<[string, Partial<JournalEntry>]>([
  ['another field', { answer: '{"mobile_number":["Invalid."]}' }],
  ['a field whose name contains one', { answer: '{"mpins":["Invalid."]}' }],
  ['another request', { url: '/users/login/' }],
  ['another status', { status: 409 }],
])('it is not with %s', (_, members) => {
  expect(wasRejectedForSecret({ ...entry, ...members })).toBe(false);
});
