import { ApiError } from '@matka/contracts/client/api-error';
import { expect } from 'vitest';
import { eachTagged } from '../../../scripts/testing/each-tagged.ts';
import { english } from '../testing/english.ts';
import { refreshFailureText } from './refresh-failure-text.ts';

const timeout = new ApiError('timeout', 'slow');
const network = new ApiError('network', 'gone');
const malformed = new ApiError('malformed', 'odd', { status: 200 });
const answered = (status: number, body?: unknown) => new ApiError('status', 'no', { status, body });

const unsupported = 'This API does not support automatic token refresh. Please login again.';

eachTagged([
  ['@ERRS-01', answered(500), 'Session expired. Please login again.'],
  ['@ERRS-01', malformed, 'Session expired. Please login again.'],
  ['@ERRS-01', undefined, 'Session expired. Please login again.'],
  ['@ERRS-02', answered(401), 'Refresh token expired. Please login again.'],
  ['@ERRS-03', answered(400), 'Invalid refresh token. Please login again.'],
  ['@ERRS-04', answered(403), 'Access denied. Please login again.'],
  ['@ERRS-05', answered(404), 'Token refresh not supported. Please login again.'],
  ['@ERRS-06', network, 'Network error. Please check your connection.'],
  ['@ERRS-06', timeout, 'Network error. Please check your connection.'],
  ['@ERRS-07', answered(404, { detail: 'Refresh is not supported here' }), unsupported],
  ['@ERRS-07', answered(422, { errors: [{ detail: 'Refresh not supported' }] }), unsupported],
  ['@ERRS-07', answered(400, { message: 'API does NOT SUPPORT refresh tokens' }), unsupported],
  [
    '@ERRS-02',
    answered(401, { detail: 'Refresh token is old' }),
    'Refresh token expired. Please login again.',
  ],
])('%s a refresh that fails with %s shows “%s”', (_id, error, text) => {
  expect(english(refreshFailureText(error))).toBe(text);
});
