import { ApiError } from '@matka/contracts/client/api-error';
import { describe, expect, it } from 'vitest';
import { eachTagged } from '../../../scripts/testing/each-tagged.ts';
import { english, inEnglish } from '../testing/english.ts';
import { betErrorText } from './bet-error-text.ts';

const failed = (status: number, body?: unknown) => new ApiError('status', 'no', { status, body });
const rejected = (error: string) => failed(400, { error });
const text = (error: unknown) => english(betErrorText(error).text);

const timeout = 'Request timeout - the server is taking too long to respond. Please try again.';
const network = 'Network error - please check your connection and try again.';
const insufficient = 'Insufficient balance. Please add funds to your wallet to place this bet.';
const validation = 'Invalid bet data. Please check your inputs and try again.';
const session = 'Session expired. Please login again to continue.';
const forbidden = 'You do not have permission to perform this action.';
const notFound = 'The requested resource was not found. Please try again.';
const server = 'Server error. Please try again later.';
const other = 'Unable to process your request. Please try again.';
const none = 'Failed to submit bets. Please try again.';

describe('failed submission', () => {
  eachTagged([
    ['@ERRB-09', new ApiError('timeout', 'slow'), timeout],
    ['@ERRB-09', rejected('Gateway TIMEOUT'), timeout],
    ['@ERRB-10', new ApiError('network', 'gone'), network],
    ['@ERRB-10', rejected('Network unreachable'), network],
    ['@ERRB-12', rejected('validation failed'), validation],
    ['@ERRB-12', failed(400), validation],
    ['@ERRB-12', failed(422, { detail: 'odd' }), validation],
    ['@ERRB-13', rejected('Unauthorized'), session],
    ['@ERRB-13', rejected('Authentication credentials were not provided.'), session],
    ['@ERRB-13', failed(401, { detail: 'Token is invalid' }), session],
    ['@ERRB-14', rejected('FORBIDDEN'), forbidden],
    ['@ERRB-14', failed(403), forbidden],
    ['@ERRB-15', rejected('Market not found'), notFound],
    ['@ERRB-15', failed(404, { error: 'Gone' }), notFound],
    ['@ERRB-16', rejected('Internal Server Error'), server],
    ['@ERRB-16', failed(500), server],
    ['@ERRB-16', failed(503, { error: 'Maintenance' }), server],
    ['@ERRB-17', rejected('The market takes no bets now'), other],
    ['@ERRB-07', failed(409), none],
    ['@ERRB-07', new ApiError('malformed', 'odd', { status: 200 }), none],
    ['@ERRB-07', undefined, none],
    ['@ERRB-07', failed(409, { error: ' ' }), none],
    ['@ERRB-08', new Error(), 'Failed to submit bets'],
  ])('%s has its text', (_id, error, expected) => {
    expect(inEnglish(betErrorText(error))).toEqual({ text: expected, insufficient: false });
  });

  it.each(['Insufficient balance', 'You have INSUFFICIENT FUNDS.', 'insufficient wallet balance'])(
    '%s opens the dialog on the wallet',
    { tags: ['@ERRB-11'] },
    (error) => {
      expect(inEnglish(betErrorText(rejected(error)))).toEqual({
        text: insufficient,
        insufficient: true,
      });
    },
  );

  it('hides an unknown text of the field error, even beside a message', {
    tags: ['@ERRB-17'],
  }, () => {
    expect(text(failed(400, { error: 'Strange', message: 'Shown?' }))).toBe(other);
  });

  it('opens the dialog on the wallet for a message about it, too', { tags: ['@ERRB-11'] }, () => {
    const about = (message: string) => betErrorText(failed(400, { message })).insufficient;
    expect(about('Insufficient balance')).toBe(true);
    expect(about('Betting paused till noon')).toBe(false);
    expect(about('Not found')).toBe(false);
  });

  it('shows a text in the field message unchanged', { tags: ['@ERRB-18'] }, () => {
    expect(text(failed(400, { message: 'Betting paused till noon' }))).toBe(
      'Betting paused till noon',
    );
    expect(text(failed(500, { message: 'Server error 17' }))).toBe('Server error 17');
  });

  it('an exception with a text keeps it, or gives that of its kind', () => {
    const shown = { text: 'Invalid amount', insufficient: false };
    expect(inEnglish(betErrorText(new Error(' Invalid amount ')))).toEqual(shown);
    expect(text(new Error(' '))).toBe('Failed to submit bets');
    expect(text(new Error('network down'))).toBe(network);
  });
});
