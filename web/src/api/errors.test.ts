import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import {
  fetchErrorText,
  fetchFallback,
  gameRatesErrorText,
  loginErrorText,
  refreshFailureText,
  registerErrors,
} from './errors.ts';

const timeout = new ApiError('timeout', 'slow');
const network = new ApiError('network', 'gone');
const malformed = new ApiError('malformed', 'odd', { status: 200 });
const answered = (status: number, body?: unknown) => new ApiError('status', 'no', { status, body });

describe('login', () => {
  const invalid = 'Invalid credentials. Please check your mobile number and password/PIN/OTP.';
  const request = 'Invalid request. Please check your information and try again.';
  const server = 'Server is temporarily unavailable. Please try again later.';

  it.each([
    [
      '[ERRL-01]',
      timeout,
      'Connection timed out. Please check your internet connection and try again.',
    ],
    [
      '[ERRL-02]',
      network,
      'Unable to connect to server. Please check your internet connection and try again.',
    ],
    ['[ERRL-03]', answered(500), server],
    ['[ERRL-03]', answered(503), server],
    ['[ERRL-04]', answered(400), invalid],
    ['[ERRL-05]', answered(401), invalid],
    ['[ERRL-06]', answered(403), request],
    ['[ERRL-06]', answered(404), request],
    ['[ERRL-06]', answered(429), request],
    ['[ERRL-07]', malformed, 'Login failed. Please try again.'],
    ['[ERRL-07]', answered(304), 'Login failed. Please try again.'],
  ])('%s every failure of the call has its typed message', (_id, error, text) => {
    expect(loginErrorText(error)).toBe(text);
  });

  it('[ERRL-08] the typed message goes before anything the server says', () => {
    const said = { non_field_errors: ['No.'], detail: 'No.', message: 'No.' };
    expect(loginErrorText(answered(400, said))).toBe(invalid);
  });

  const all = {
    non_field_errors: ['General', 'Second'],
    detail: 'Detail',
    message: 'Message',
    mobile_number: ['Unknown'],
    password: ['Wrong'],
    mpin: ['Bad'],
    otp: 'Old',
  };
  const without = (...names: string[]) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));

  it.each([
    ['[ERRL-09]', all, 'General'],
    ['[ERRL-09]', { ...all, non_field_errors: [] }, 'Detail'],
    ['[ERRL-10]', without('non_field_errors'), 'Detail'],
    ['[ERRL-11]', without('non_field_errors', 'detail'), 'Message'],
    ['[ERRL-12]', without('non_field_errors', 'detail', 'message'), 'Mobile Number: Unknown'],
    ['[ERRL-13]', { password: ['Wrong'], mpin: ['Bad'], otp: 'Old' }, 'Password: Wrong'],
    ['[ERRL-14]', { mpin: ['Bad'], otp: 'Old' }, 'PIN: Bad'],
    ['[ERRL-15]', { otp: 'Old' }, 'OTP: Old'],
    ['[ERRL-16]', { status: 403 }, 'Access denied. Please contact support if this continues.'],
    ['[ERRL-16]', { status: 403, detail: 'Blocked' }, 'Blocked'],
    ['[ERRL-17]', { status: 404 }, 'Service not found. Please try again later.'],
    ['[ERRL-18]', { status: 500, message: ' ' }, 'Server error. Please try again later.'],
    ['[ERRL-19]', { status: 418 }, 'Login failed. Please check your credentials and try again.'],
    ['[ERRL-19]', { reason: 'x' }, 'Login failed. Please check your credentials and try again.'],
    ['[ERRL-20]', new Error(), 'An unexpected error occurred. Please try again.'],
    ['[ERRL-11]', new Error('Storage is full'), 'Storage is full'],
    ['[ERRL-21]', undefined, 'An unknown error occurred'],
    ['[ERRL-21]', null, 'An unknown error occurred'],
    ['[ERRL-21]', '', 'An unknown error occurred'],
    ['[ERRL-21]', {}, 'An unknown error occurred'],
  ])('%s without a typed message %j gives its text', (_id, error, text) => {
    expect(loginErrorText(error)).toBe(text);
  });
});

describe('registration', () => {
  it('[ERRR-01] a time-out has its own text', () => {
    expect(registerErrors(timeout)).toEqual({
      general: 'Registration request timed out. Please try again.',
      fields: {},
    });
  });

  it('[ERRR-02] [ERRR-04] the data of the server: the first message of every field', () => {
    const body = {
      mobile_number: ['Already registered.', 'Too short.'],
      first_name: 'Odd.',
      confirm_mpin: [],
    };
    expect(registerErrors(answered(400, body))).toEqual({
      general: undefined,
      fields: { mobile_number: 'Already registered.', first_name: 'Odd.' },
    });
  });

  it.each([
    [{ detail: 'Closed.' }, 'Closed.'],
    [{ non_field_errors: ['Not now.', 'Never.'] }, 'Not now.'],
    [{ app_id: ['Unknown app.'], password: ['Weak.'] }, 'Unknown app.'],
    ['Down for repair', 'Down for repair'],
  ])('[ERRR-02] general messages of the server: %j', (body, general) => {
    expect(registerErrors(answered(400, body)).general).toBe(general);
  });

  it.each([network, malformed, answered(500), answered(400, {}), new Error('x'), undefined])(
    '[ERRR-03] a failure without data: %s',
    (error) => {
      expect(registerErrors(error)).toEqual({ general: 'Registration failed', fields: {} });
    },
  );
});

describe('fetches', () => {
  it('[ERRF-01] the text of the server: error, message, detail, plain text', () => {
    const text = (body: unknown) => fetchErrorText(answered(400, body), 'Fallback');
    expect(text({ detail: 'D', message: 'M', error: 'E' })).toBe('E');
    expect(text({ detail: 'D', message: 'M', error: '' })).toBe('M');
    expect(text({ detail: ['D'] })).toBe('D');
    expect(text('Plain')).toBe('Plain');
  });

  it.each([
    ['[ERRF-02]', fetchFallback.homepage, 'Failed to fetch homepage data'],
    ['[ERRF-03]', fetchFallback.markets, 'Failed to fetch markets data'],
    ['[ERRF-04]', fetchFallback.betTypes, 'Failed to fetch bet types data'],
    ['[ERRF-05]', fetchFallback.suggestions, 'Failed to fetch suggestions'],
    ['[ERRF-06]', fetchFallback.betHistory, 'Failed to fetch bet history'],
    ['[ERRF-07]', fetchFallback.betDetails, 'Failed to fetch bet details'],
    ['[ERRF-08]', fetchFallback.bidHistory, 'Failed to fetch bid history'],
    ['[ERRF-09]', fetchFallback.winHistory, 'Failed to fetch win history'],
    ['[ERRF-12]', fetchFallback.chart, 'Failed to fetch chart'],
  ])('%s without one the fallback', (_id, fallback, text) => {
    for (const error of [timeout, network, malformed, answered(500), answered(400, { a: 1 })]) {
      expect(fetchErrorText(error, fallback)).toBe(text);
    }
  });

  it('[ERRF-12] the chart shows the body or the message of the server', () => {
    expect(fetchErrorText(answered(503, 'No charts today'), fetchFallback.chart)).toBe(
      'No charts today',
    );
    expect(fetchErrorText(answered(400, { message: 'No chart' }), fetchFallback.chart)).toBe(
      'No chart',
    );
  });

  it('[ERRF-11] the game rates show the field message and no other', () => {
    expect(gameRatesErrorText(answered(400, { message: 'Soon' }))).toBe('Soon');
    for (const error of [
      answered(400, { error: 'E', detail: 'D' }),
      answered(500, 'text'),
      network,
    ]) {
      expect(gameRatesErrorText(error)).toBe('Failed to load game rates');
    }
  });
});

describe('refresh', () => {
  const unsupported = 'This API does not support automatic token refresh. Please login again.';

  it.each([
    ['[ERRS-01]', answered(500), 'Session expired. Please login again.'],
    ['[ERRS-01]', malformed, 'Session expired. Please login again.'],
    ['[ERRS-01]', undefined, 'Session expired. Please login again.'],
    ['[ERRS-02]', answered(401), 'Refresh token expired. Please login again.'],
    ['[ERRS-03]', answered(400), 'Invalid refresh token. Please login again.'],
    ['[ERRS-04]', answered(403), 'Access denied. Please login again.'],
    ['[ERRS-05]', answered(404), 'Token refresh not supported. Please login again.'],
    ['[ERRS-06]', network, 'Network error. Please check your connection.'],
    ['[ERRS-06]', timeout, 'Network error. Please check your connection.'],
    ['[ERRS-07]', answered(404, { detail: 'Refresh is not supported here' }), unsupported],
    ['[ERRS-07]', answered(400, { message: 'API does NOT SUPPORT refresh tokens' }), unsupported],
    [
      '[ERRS-02]',
      answered(401, { detail: 'Refresh token is old' }),
      'Refresh token expired. Please login again.',
    ],
  ])('%s tells why the session ended', (_id, error, text) => {
    expect(refreshFailureText(error)).toBe(text);
  });
});
