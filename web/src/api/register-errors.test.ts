import { ApiError } from '@matka/contracts/client/api-error';
import { expect, it } from 'vitest';
import { english, inEnglish } from '../testing/english.ts';
import { registerErrors } from './register-errors.ts';

const timeout = new ApiError('timeout', 'slow');
const network = new ApiError('network', 'gone');
const malformed = new ApiError('malformed', 'odd', { status: 200 });
const answered = (status: number, body?: unknown) => new ApiError('status', 'no', { status, body });

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
