import { ApiError } from '@matka/contracts/client/api-error';
import { expect, it } from 'vitest';
import { eachTagged } from '../../../scripts/testing/each-tagged.ts';
import { english, inEnglish } from '../testing/english.ts';
import { betErrorText } from './bet-error-text.ts';

const timeout = new ApiError('timeout', 'slow');
const network = new ApiError('network', 'gone');
const malformed = new ApiError('malformed', 'odd', { status: 200 });
const answered = (status: number, body?: unknown) => new ApiError('status', 'no', { status, body });

const rejected = (error: string) => answered(400, { error });
const text = (error: unknown) => english(betErrorText(error).text);

const timedOut = 'Request timeout - the server is taking too long to respond. Please try again.';
const noNetwork = 'Network error - please check your connection and try again.';
const insufficient = 'Insufficient balance. Please add funds to your wallet to place this bet.';
const validation = 'Invalid bet data. Please check your inputs and try again.';
const session = 'Session expired. Please login again to continue.';
const forbidden = 'You do not have permission to perform this action.';
const notFound = 'The requested resource was not found. Please try again.';
const server = 'Server error. Please try again later.';
const other = 'Unable to process your request. Please try again.';
const none = 'Failed to submit bets. Please try again.';

eachTagged([
  ['@ERRB-09', timeout, timedOut],
  ['@ERRB-09', rejected('Gateway TIMEOUT'), timedOut],
  ['@ERRB-10', network, noNetwork],
  ['@ERRB-10', rejected('Network unreachable'), noNetwork],
  ['@ERRB-12', rejected('validation failed'), validation],
  ['@ERRB-12', answered(400), validation],
  ['@ERRB-12', answered(422, { detail: 'invalid' }), validation],
  ['@ERRB-12', answered(400, { amount: ['Too much.'] }), validation],
  ['@ERRB-12', rejected('VALIDATION_ERROR'), validation],
  ['@ERRB-13', rejected('Unauthorized'), session],
  ['@ERRB-13', rejected('Authentication credentials were not provided.'), session],
  ['@ERRB-13', answered(401, { detail: 'Token is invalid' }), session],
  ['@ERRB-14', rejected('FORBIDDEN'), forbidden],
  ['@ERRB-14', answered(403), forbidden],
  ['@ERRB-15', rejected('Market not found'), notFound],
  ['@ERRB-15', answered(404, { error: 'Gone' }), notFound],
  ['@ERRB-15', answered(404, { detail: 'Not found.' }), notFound],
  ['@ERRB-16', rejected('Internal Server Error'), server],
  ['@ERRB-16', answered(500), server],
  ['@ERRB-16', answered(503, { error: 'Maintenance' }), server],
  ['@ERRB-17', rejected('The market takes no bets now'), other],
  ['@ERRB-07', answered(409), none],
  ['@ERRB-07', malformed, none],
  ['@ERRB-07', undefined, none],
  ['@ERRB-07', answered(409, { error: ' ' }), none],
  ['@ERRB-08', new Error(), 'Failed to submit bets'],
])('%s a submission that fails with %s shows “%s”', (_id, error, expected) => {
  expect(inEnglish(betErrorText(error))).toEqual({ text: expected, insufficient: false });
});

it.each(['Insufficient balance', 'You have INSUFFICIENT FUNDS.', 'insufficient wallet balance'])(
  'the text “%s” of the host opens the wallet dialog',
  { tags: ['@ERRB-11'] },
  (error) => {
    expect(inEnglish(betErrorText(rejected(error)))).toEqual({
      text: insufficient,
      insufficient: true,
    });
  },
);

it('a failed submission hides an unknown text of the field error, even beside a message', {
  tags: ['@ERRB-17'],
}, () => {
  expect(text(answered(400, { error: 'Strange', message: 'Shown?' }))).toBe(other);
});

it.each([
  [{ statusCode: 400, message: 'Market is closed.', error: 'Bad Request' }, 'Market is closed.'],
  [{ statusCode: 403, message: 'Blocked till noon.', error: 'Forbidden' }, 'Blocked till noon.'],
  [{ statusCode: 400, message: ['Too late.', 'Odd.'], error: 'Bad Request' }, 'Too late.'],
  [{ detail: 'Market is closed.' }, 'Market is closed.'],
  [{ non_field_errors: ['Market is closed.', 'Late.'] }, 'Market is closed.'],
  [{ type: 'about:blank', title: 'Conflict', detail: 'Too late.', status: 409 }, 'Too late.'],
  [{ title: 'Market is closed.', status: 409 }, 'Market is closed.'],
  [{ error: 'MARKET_CLOSED', message: 'Market is closed.' }, 'Market is closed.'],
  [{ error: { code: 'MARKET_CLOSED', message: 'Market is closed.' } }, 'Market is closed.'],
  [{ message: 'Too late.', errors: { market_id: ['Closed.'] } }, 'Too late.'],
  [{ errors: [{ message: 'Too late.' }] }, 'Too late.'],
  [['Market is closed.'], 'Market is closed.'],
  ['Market is closed.', 'Market is closed.'],
  [{ message: 'closed' }, 'closed'],
])('a failed submission shows the text of the host in %j', { tags: ['@ERRB-18'] }, (body, said) => {
  expect(inEnglish(betErrorText(answered(409, body)))).toEqual({
    text: said,
    insufficient: false,
  });
});

it.each([
  answered(400, { statusCode: 400, message: 'Insufficient balance', error: 'Bad Request' }),
  answered(422, { detail: 'Insufficient wallet balance' }),
  answered(400, { error: 'INSUFFICIENT_FUNDS', message: 'The bet was declined.' }),
  answered(400, { error: { code: 'insufficient_balance', message: 'Declined.' } }),
  answered(409, { title: 'Insufficient funds', status: 409 }),
  answered(402, { detail: 'Declined.' }),
  answered(402),
  new Error('Insufficient balance'),
])(
  'the error %o of a failed submission opens the wallet dialog',
  { tags: ['@ERRB-11'] },
  (error) => {
    expect(betErrorText(error).insufficient).toBe(true);
  },
);

it('a message about the wallet also opens the wallet dialog', {
  tags: ['@ERRB-11'],
}, () => {
  const about = (message: string) => betErrorText(answered(400, { message })).insufficient;
  expect(about('Insufficient balance')).toBe(true);
  expect(about('Betting paused till noon')).toBe(false);
  expect(about('Not found')).toBe(false);
});

it('a failed submission shows the text of the field message unchanged', {
  tags: ['@ERRB-18'],
}, () => {
  expect(text(answered(400, { message: 'Betting paused till noon' }))).toBe(
    'Betting paused till noon',
  );
  expect(text(answered(500, { message: 'Server error 17' }))).toBe('Server error 17');
});

it('an exception shows its own text, or the general text of its kind', () => {
  const shown = { text: 'Invalid amount', insufficient: false };
  expect(inEnglish(betErrorText(new Error(' Invalid amount ')))).toEqual(shown);
  expect(text(new Error(' '))).toBe('Failed to submit bets');
  expect(text(new Error('network down'))).toBe(noNetwork);
});
