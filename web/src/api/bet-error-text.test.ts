// @vitest-environment node

import { ApiError } from '@matka/contracts/client/api-error';
import { describe, expect, it } from 'vitest';
import { betErrorText } from './bet-error-text.ts';

const answered = (status: number, body?: unknown) => new ApiError('status', 'no', { status, body });
const refused = (error: string) => answered(400, { error });
const text = (error: unknown) => betErrorText(error).text;

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
  it.each([
    ['@ERRB-09', new ApiError('timeout', 'slow'), timeout],
    ['@ERRB-09', refused('Gateway TIMEOUT'), timeout],
    ['@ERRB-10', new ApiError('network', 'gone'), network],
    ['@ERRB-10', refused('Network unreachable'), network],
    ['@ERRB-12', refused('validation failed'), validation],
    ['@ERRB-12', answered(400), validation],
    ['@ERRB-12', answered(422, { detail: 'odd' }), validation],
    ['@ERRB-13', refused('Unauthorized'), session],
    ['@ERRB-13', refused('Authentication credentials were not provided.'), session],
    ['@ERRB-13', answered(401, { detail: 'Token is invalid' }), session],
    ['@ERRB-14', refused('FORBIDDEN'), forbidden],
    ['@ERRB-14', answered(403), forbidden],
    ['@ERRB-15', refused('Market not found'), notFound],
    ['@ERRB-15', answered(404, { error: 'Gone' }), notFound],
    ['@ERRB-16', refused('Internal Server Error'), server],
    ['@ERRB-16', answered(500), server],
    ['@ERRB-16', answered(503, { error: 'Maintenance' }), server],
    ['@ERRB-17', refused('The market takes no bets now'), other],
    ['@ERRB-07', answered(409), none],
    ['@ERRB-07', new ApiError('malformed', 'odd', { status: 200 }), none],
    ['@ERRB-07', undefined, none],
    ['@ERRB-07', answered(409, { error: ' ' }), none],
    ['@ERRB-08', new Error(), 'Failed to submit bets'],
  ])('%s has its text', (_id, error, expected) => {
    expect(betErrorText(error)).toEqual({ text: expected, insufficient: false });
  });

  it.each(['Insufficient balance', 'You have INSUFFICIENT FUNDS.', 'insufficient wallet balance'])(
    '%s opens the dialog on the wallet',
    { tags: ['@ERRB-11'] },
    (error) => {
      expect(betErrorText(refused(error))).toEqual({ text: insufficient, insufficient: true });
    },
  );

  it('hides an unknown text of the field error, even beside a message', {
    tags: ['@ERRB-17'],
  }, () => {
    expect(text(answered(400, { error: 'Strange', message: 'Shown?' }))).toBe(other);
  });

  it('shows a text in the field message unchanged', { tags: ['@ERRB-18'] }, () => {
    expect(text(answered(400, { message: 'Betting paused till noon' }))).toBe(
      'Betting paused till noon',
    );
    expect(text(answered(500, { message: 'Server error 17' }))).toBe('Server error 17');
  });

  it('an exception with a text keeps it, or gives that of its kind', () => {
    expect(text(new Error('Invalid amount'))).toBe('Invalid amount');
    expect(text(new Error('network down'))).toBe(network);
  });
});
