import { expect, it } from 'vitest';
import { registrationMessages } from './register.ts';

const [mobile, first, last, length, common, digits, simple] = [
  'Enter a valid mobile number.',
  'Enter a valid first name.',
  'Enter a valid last name.',
  'Password must have 8 to 16 characters.',
  'This password is too common.',
  'MPIN must be exactly 4 digits.',
  'This MPIN is too simple.',
];

const sequences = [
  ...['0123', '1234', '2345', '3456', '4567', '5678', '6789'],
  ...['9876', '8765', '7654', '6543', '5432', '4321', '3210'],
];

const accepted: Record<string, readonly string[]> = {
  mobile_number: ['9876543210', '6000000000', '9999999998'],
  first_name: ['Al', "Mary-Ann O'Neil", 'A'.repeat(50)],
  last_name: ['Li', 'de la Cruz'],
  password: ['abcdefgh', '1234567890', 'password1', 'x'.repeat(16)],
  mpin: ['2580', '1123', '7890', '1357', '0012'],
  otp: ['482913', '000000'],
};

const refused: readonly (readonly [field: string, message: string, values: readonly string[]])[] = [
  ['mobile_number', mobile, ['', 'abc', '987654321', '98765432101', '5876543210', '9999999999']],
  ['first_name', first, ['', 'A', '  ', ' A ', 'A1', 'José', 'A'.repeat(51)]],
  ['last_name', last, ['', 'B', '   ', 'B_']],
  ['password', length, ['', 'short', 'x'.repeat(17), '123456']],
  ['password', common, ['password', 'PassWord', 'password123', '123456789']],
  ['mpin', digits, ['', '123', '12345', 'abcd']],
  ['mpin', simple, ['0000', '7777', ...sequences]],
  ['otp', 'OTP must be exactly 6 digits.', ['48291', '4829133', '48291a']],
];

const messagesAt = (field: string, value: string) =>
  registrationMessages({ [field]: value, [`confirm_${field}`]: value });

it.each(Object.entries(accepted))(
  'the registration takes a %s of %j',
  { tags: ['@API-03'] },
  (field, values) => {
    for (const value of values) expect([value, messagesAt(field, value)]).toEqual([value, {}]);
  },
);

it.each(refused)(
  'the registration refuses the field %s with “%s”',
  { tags: ['@API-03'] },
  (field, message, values) => {
    for (const value of values) {
      expect([value, messagesAt(field, value)]).toEqual([value, { [field]: [message] }]);
    }
  },
);

it('the registration refuses a different confirmation, and a one-time code that was not sent', {
  tags: ['@API-03'],
}, () => {
  const form = { password: 'Asha@2026', confirm_password: 'Asha@2027', mpin: '2580' };
  expect(registrationMessages(form)).toEqual({
    confirm_password: ['Passwords do not match.'],
    confirm_mpin: ['MPINs do not match.'],
  });
  expect(registrationMessages({ grant_type: 'otp', otp: '111111' })).toEqual({
    otp: ['Invalid OTP.'],
  });
});
