import { ApiError } from '@matka/contracts/client/api-error';
import { expect, it } from 'vitest';
import { eachTagged } from '../../../scripts/testing/each-tagged.ts';
import { english } from '../testing/english.ts';
import { loginErrorText } from './login-error-text.ts';

const timeout = new ApiError('timeout', 'slow');
const network = new ApiError('network', 'gone');
const malformed = new ApiError('malformed', 'odd', { status: 200 });
const answered = (status: number, body?: unknown) => new ApiError('status', 'no', { status, body });

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
])('%s a login that fails with %s shows “%s”', (_id, error, text) => {
  expect(english(loginErrorText(error))).toBe(text);
});

it('the message of a typed login error precedes the other texts of the server', {
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
])('%s a failed login with the body %j shows “%s”', (_id, error, text) => {
  expect(english(loginErrorText(error))).toBe(text);
});
