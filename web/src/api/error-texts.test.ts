import { ApiError } from '@matka/contracts/client/api-error';
import { describe, expect, it } from 'vitest';
import { eachTagged } from '../../../scripts/testing/each-tagged.ts';
import { english, inEnglish } from '../testing/english.ts';
import { betErrorText } from './bet-error-text.ts';
import { fetchErrorText, fetchFallback, gameRatesErrorText } from './fetch-error-text.ts';
import { loginErrorText } from './login-error-text.ts';
import { refreshFailureText } from './refresh-failure-text.ts';
import { registerErrors } from './register-errors.ts';

const timeout = new ApiError('timeout', 'slow');
const network = new ApiError('network', 'gone');
const malformed = new ApiError('malformed', 'odd', { status: 200 });
const answered = (status: number, body?: unknown) => new ApiError('status', 'no', { status, body });

describe('betting', () => {
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
  ])('%s a failed submission by %s shows “%s”', (_id, error, expected) => {
    expect(inEnglish(betErrorText(error))).toEqual({ text: expected, insufficient: false });
  });

  it.each(['Insufficient balance', 'You have INSUFFICIENT FUNDS.', 'insufficient wallet balance'])(
    'the text “%s” of the host opens the dialog on the wallet',
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
  ])('a failed submission shows what the host says in %j', { tags: ['@ERRB-18'] }, (body, said) => {
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
    'a failed submission opens the dialog on the wallet by %o',
    { tags: ['@ERRB-11'] },
    (error) => {
      expect(betErrorText(error).insufficient).toBe(true);
    },
  );

  it('a message about the wallet opens the dialog on the wallet, too', {
    tags: ['@ERRB-11'],
  }, () => {
    const about = (message: string) => betErrorText(answered(400, { message })).insufficient;
    expect(about('Insufficient balance')).toBe(true);
    expect(about('Betting paused till noon')).toBe(false);
    expect(about('Not found')).toBe(false);
  });

  it('a failed submission shows a text in the field message unchanged', {
    tags: ['@ERRB-18'],
  }, () => {
    expect(text(answered(400, { message: 'Betting paused till noon' }))).toBe(
      'Betting paused till noon',
    );
    expect(text(answered(500, { message: 'Server error 17' }))).toBe('Server error 17');
  });

  it("an exception with a text keeps it, or gives its kind's", () => {
    const shown = { text: 'Invalid amount', insufficient: false };
    expect(inEnglish(betErrorText(new Error(' Invalid amount ')))).toEqual(shown);
    expect(text(new Error(' '))).toBe('Failed to submit bets');
    expect(text(new Error('network down'))).toBe(noNetwork);
  });
});

describe('failed fetches', () => {
  it('a failed fetch shows the text of the server: error, message, detail, plain text', {
    tags: ['@ERRF-01'],
  }, () => {
    const text = (body: unknown) =>
      english(fetchErrorText(answered(400, body), 'Failed to fetch chart'));
    expect(text({ detail: 'D', message: 'M', error: 'E' })).toBe('E');
    expect(text({ detail: 'D', message: 'M', error: '' })).toBe('M');
    expect(text({ detail: ['D'] })).toBe('D');
    expect(text('Plain')).toBe('Plain');
    expect(text({ error: 'Bad Request', message: 'Soon.' })).toBe('Soon.');
    expect(text({ error: { code: 'E_1', message: 'M.' } })).toBe('M.');
    expect(text({ title: 'Not today.', status: 404 })).toBe('Not today.');
    expect(text({ non_field_errors: ['N.'] })).toBe('N.');
    expect(text({ errors: [{ detail: 'D.' }] })).toBe('D.');
    expect(text({ error: 'Bad Request' })).toBe('Bad Request');
  });

  eachTagged([
    ['@ERRF-02', fetchFallback.homepage, 'Failed to fetch homepage data'],
    ['@ERRF-03', fetchFallback.markets, 'Failed to fetch markets data'],
    ['@ERRF-04', fetchFallback.betTypes, 'Failed to fetch bet types data'],
    ['@ERRF-05', fetchFallback.suggestions, 'Failed to fetch suggestions'],
    ['@ERRF-06', fetchFallback.betHistory, 'Failed to fetch bet history'],
    ['@ERRF-07', fetchFallback.betDetails, 'Failed to fetch bet details'],
    ['@ERRF-08', fetchFallback.bidHistory, 'Failed to fetch bid history'],
    ['@ERRF-09', fetchFallback.winHistory, 'Failed to fetch win history'],
    ['@ERRF-12', fetchFallback.chart, 'Failed to fetch chart'],
  ])('%s a failed fetch without a text shows the fallback %s', (_id, fallback, text) => {
    for (const error of [timeout, network, malformed, answered(500), answered(400, { a: 1 })]) {
      expect(english(fetchErrorText(error, fallback))).toBe(text);
    }
  });

  it('the chart shows the body or the message of the server', { tags: ['@ERRF-12'] }, () => {
    expect(english(fetchErrorText(answered(503, 'No charts today'), fetchFallback.chart))).toBe(
      'No charts today',
    );
    expect(
      english(fetchErrorText(answered(400, { message: 'No chart' }), fetchFallback.chart)),
    ).toBe('No chart');
  });

  it('the game rates show the field message and no other', { tags: ['@ERRF-11'] }, () => {
    expect(english(gameRatesErrorText(answered(400, { message: 'Soon' })))).toBe('Soon');
    for (const error of [
      answered(400, { error: 'E', detail: 'D' }),
      answered(500, 'text'),
      network,
    ]) {
      expect(english(gameRatesErrorText(error))).toBe('Failed to load game rates');
    }
  });
});

describe('a failed login', () => {
  const invalid = 'Invalid credentials. Please check your mobile number and password/PIN/OTP.';
  const request = 'Invalid request. Please check your information and try again.';
  const server = 'Server is temporarily unavailable. Please try again later.';

  eachTagged([
    [
      '@ERRL-01',
      timeout,
      'Connection timed out. Please check your internet connection and try again.',
    ],
    [
      '@ERRL-02',
      network,
      'Unable to connect to server. Please check your internet connection and try again.',
    ],
    ['@ERRL-03', answered(500), server],
    ['@ERRL-03', answered(503), server],
    ['@ERRL-04', answered(400), invalid],
    ['@ERRL-05', answered(401), invalid],
    ['@ERRL-06', answered(403), request],
    ['@ERRL-06', answered(404), request],
    ['@ERRL-06', answered(429), request],
    ['@ERRL-07', malformed, 'Login failed. Please try again.'],
    ['@ERRL-07', answered(304), 'Login failed. Please try again.'],
  ])('%s a login that fails by %s shows “%s”', (_id, error, text) => {
    expect(english(loginErrorText(error))).toBe(text);
  });

  it('the typed message of a login precedes other texts of the server', {
    tags: ['@ERRL-08'],
  }, () => {
    const said = { non_field_errors: ['No.'], detail: 'No.', message: 'No.' };
    expect(english(loginErrorText(answered(400, said)))).toBe(invalid);
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

  eachTagged([
    ['@ERRL-09', all, 'General'],
    ['@ERRL-09', { ...all, non_field_errors: [] }, 'Detail'],
    ['@ERRL-10', without('non_field_errors'), 'Detail'],
    ['@ERRL-11', without('non_field_errors', 'detail'), 'Message'],
    ['@ERRL-12', without('non_field_errors', 'detail', 'message'), 'Mobile Number: Unknown'],
    ['@ERRL-13', { password: ['Wrong'], mpin: ['Bad'], otp: 'Old' }, 'Password: Wrong'],
    ['@ERRL-14', { mpin: ['Bad'], otp: 'Old' }, 'PIN: Bad'],
    ['@ERRL-15', { otp: 'Old' }, 'OTP: Old'],
    ['@ERRL-16', { status: 403 }, 'Access denied. Please contact support if this continues.'],
    ['@ERRL-16', { status: 403, detail: 'Blocked' }, 'Blocked'],
    ['@ERRL-17', { status: 404 }, 'Service not found. Please try again later.'],
    ['@ERRL-18', { status: 500, message: ' ' }, 'Server error. Please try again later.'],
    ['@ERRL-19', { status: 418 }, 'Login failed. Please check your credentials and try again.'],
    ['@ERRL-19', { reason: 'x' }, 'Login failed. Please check your credentials and try again.'],
    ['@ERRL-20', new Error(), 'An unexpected error occurred. Please try again.'],
    ['@ERRL-11', new Error('Storage is full'), 'Storage is full'],
    ['@ERRL-21', undefined, 'An unknown error occurred'],
    ['@ERRL-21', null, 'An unknown error occurred'],
    ['@ERRL-21', '', 'An unknown error occurred'],
    ['@ERRL-21', {}, 'An unknown error occurred'],
  ])('%s a login without a typed message shows for the body %j “%s”', (_id, error, text) => {
    expect(english(loginErrorText(error))).toBe(text);
  });
});

describe('a failed refresh', () => {
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
  ])('%s a refresh that fails by %s shows “%s”', (_id, error, text) => {
    expect(english(refreshFailureText(error))).toBe(text);
  });
});

it('a registration that times out has its own text', { tags: ['@ERRR-01'] }, () => {
  expect(inEnglish(registerErrors(timeout))).toEqual({
    general: 'Registration request timed out. Please try again.',
    fields: {},
  });
});

it('a failed registration shows the first message of every field of the server', {
  tags: ['@ERRR-02', '@ERRR-04'],
}, () => {
  const body = {
    mobile_number: ['Already registered.', 'Too short.'],
    first_name: 'Odd.',
    confirm_mpin: [],
  };
  expect(inEnglish(registerErrors(answered(400, body)))).toEqual({
    general: undefined,
    fields: { mobile_number: 'Already registered.', first_name: 'Odd.' },
  });
  const laravel = { errors: { mobile_number: ['Taken.'] }, error: 'Unprocessable Entity' };
  expect(inEnglish(registerErrors(answered(422, laravel)))).toEqual({
    general: undefined,
    fields: { mobile_number: 'Taken.' },
  });
  const problem = { type: 'about:blank', code: 'invalid', otp: 'Old.' };
  expect(inEnglish(registerErrors(answered(422, problem)))).toEqual({
    general: undefined,
    fields: { otp: 'Old.' },
  });
});

it.each([
  [{ detail: 'Closed.' }, 'Closed.'],
  [{ non_field_errors: ['Not now.', 'Never.'] }, 'Not now.'],
  [{ type: 'about:blank', code: 'invalid', detail: 'Check the form.' }, 'Check the form.'],
  [{ code: 'invalid', title: 'Not like this.', status: 422, otp: ['Old.'] }, 'Not like this.'],
  [{ app_id: ['Unknown app.'], password: ['Weak.'] }, 'Unknown app.'],
  [{ statusCode: 409, message: 'Already registered.', error: 'Conflict' }, 'Already registered.'],
  [{ error: { code: 'TAKEN', message: 'Already registered.' } }, 'Already registered.'],
  [['Already registered.'], 'Already registered.'],
  ['Down for repair', 'Down for repair'],
])('a failed registration shows the text %j', { tags: ['@ERRR-02'] }, (body, general) => {
  expect(english(registerErrors(answered(400, body)).general)).toBe(general);
});

it.each([network, malformed, answered(500), answered(400, {}), new Error('x'), undefined])(
  'a registration without data fails with the general text: %s',
  { tags: ['@ERRR-03'] },
  (error) => {
    expect(inEnglish(registerErrors(error))).toEqual({
      general: 'Registration failed',
      fields: {},
    });
  },
);
