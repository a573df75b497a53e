import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eachTagged } from '../../../scripts/testing/each-tagged.ts';
import { inEnglish } from '../testing/english.ts';
import { type MockServer, startMockServer } from '../testing/mock-server.ts';
import { shortenTimeouts } from '../testing/time-limits.ts';
import { register } from './register.ts';

let house: MockServer;
beforeAll(async () => {
  house = await startMockServer();
});
beforeEach(() => house.useMock());
afterAll(() => house.close());

const registerAs = (mobileNumber: string) =>
  register({
    mobileNumber,
    firstName: 'Asha',
    lastName: 'Kulkarni',
    credential: 'Nashik@2026',
    confirmation: 'Nashik@2026',
    referralCode: '',
  });

it('a registration without a response fails with its text, after 30 seconds', {
  tags: ['@ERRR-01'],
}, async () => {
  const timeouts = shortenTimeouts(300);
  expect(inEnglish(await registerAs('6000000101'))).toEqual({
    general: 'Registration request timed out. Please try again.',
    fields: {},
  });
  expect(timeouts).toHaveBeenCalledExactlyOnceWith(30_000, undefined);
});

eachTagged([
  ['@ERRR-02', 'the text of the host', '6000000102', { general: 'Closed.', fields: {} }],
  ['@ERRR-03', 'no data', '6000000103', { general: 'Registration failed', fields: {} }],
  [
    '@ERRR-04',
    'two messages for a field',
    '6000000104',
    { general: undefined, fields: { first_name: 'The first.' } },
  ],
  [
    '@ERRR-05',
    'a general message',
    '6000000105',
    { general: 'Registration is closed.', fields: {} },
  ],
])('%s a registration rejected with %s shows it', async (_id, _how, mobile, errors) => {
  expect(inEnglish(await registerAs(mobile))).toEqual(errors);
});

it('a number already registered is told under its field', {
  tags: ['@ERRR-02', '@ERRR-04'],
}, async () => {
  const errors = await registerAs('9876543210');
  expect(errors?.general).toBeUndefined();
  expect(inEnglish(errors?.fields)).toEqual({ mobile_number: expect.stringMatching(/./) });
});
