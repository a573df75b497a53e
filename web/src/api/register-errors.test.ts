import { ApiError } from '@matka/contracts/client/api-error';
import { describe, expect, it } from 'vitest';
import { english, inEnglish } from '../testing/english.ts';
import { registerErrors } from './register-errors.ts';

const timeout = new ApiError('timeout', 'slow');
const network = new ApiError('network', 'gone');
const malformed = new ApiError('malformed', 'odd', { status: 200 });
const answered = (status: number, body?: unknown) => new ApiError('status', 'no', { status, body });

describe('registration', () => {
  it('a time-out has its own text', { tags: ['@ERRR-01'] }, () => {
    expect(inEnglish(registerErrors(timeout))).toEqual({
      general: 'Registration request timed out. Please try again.',
      fields: {},
    });
  });

  it('the data of the server: the first message of every field', {
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
  });

  it.each([
    [{ detail: 'Closed.' }, 'Closed.'],
    [{ non_field_errors: ['Not now.', 'Never.'] }, 'Not now.'],
    [{ app_id: ['Unknown app.'], password: ['Weak.'] }, 'Unknown app.'],
    ['Down for repair', 'Down for repair'],
  ])('general messages of the server: %j', { tags: ['@ERRR-02'] }, (body, general) => {
    expect(english(registerErrors(answered(400, body)).general)).toBe(general);
  });

  it.each([network, malformed, answered(500), answered(400, {}), new Error('x'), undefined])(
    'a failure without data: %s',
    { tags: ['@ERRR-03'] },
    (error) => {
      expect(inEnglish(registerErrors(error))).toEqual({
        general: 'Registration failed',
        fields: {},
      });
    },
  );
});
