import { describe, expect, it } from 'vitest';
import { eachTagged } from '../../../scripts/testing/each-tagged.ts';
import { english } from '../testing/english.ts';
import {
  confirmMpinError,
  confirmPasswordError,
  firstNameError,
  lastNameError,
  referralError,
} from './registration-validators.ts';
import { mobileError, mpinError, otpError, passwordError, sentMobile } from './validators.ts';

describe.each([
  ['@VNAME-01', '@VNAME-06', 'First name', firstNameError],
  ['@VNAME-02', '@VNAME-07', 'Last name', lastNameError],
] as const)('names', (required, letters, field, check) => {
  it.each(['', ' ', '   '])(`${field} %j is missing`, { tags: [required] }, (value) => {
    expect(english(check(value))).toBe(`${field} is required`);
  });

  it.each(['A', ' A ', '7'])(`${field} %j is too short`, { tags: ['@VNAME-03'] }, (value) => {
    expect(english(check(value))).toBe(`${field} must be at least 2 characters long`);
  });

  it(`${field} of 51 characters is rejected, of 50 and of 2 accepted`, {
    tags: ['@VNAME-04'],
  }, () => {
    expect(english(check('a'.repeat(51)))).toBe(`${field} must be less than 50 characters`);
    expect(english(check('7'.repeat(51)))).toBe(`${field} must be less than 50 characters`);
    expect(english(check('a'.repeat(50)))).toBeUndefined();
    expect(english(check('Jo'))).toBeUndefined();
  });

  it.each(['Ash4', 'A_b', 'Zoë', 'A.B', 'Ash\tPatil'])(
    `${field} %j is rejected`,
    { tags: [letters] },
    (value) => {
      expect(english(check(value))).toBe(
        `${field} can only contain letters, spaces, hyphens, and apostrophes`,
      );
    },
  );

  it.each(["D'Souza", 'Anne-Marie', 'Asha Rani', 'PATIL'])(
    `${field} %j is accepted`,
    { tags: [letters] },
    (value) => {
      expect(english(check(value))).toBeUndefined();
    },
  );
});

const invalid = 'Please enter a valid mobile number';
const tooMany = 'Mobile number cannot exceed 10 digits';
const notTen = 'Mobile number must be exactly 10 digits';
const tooLong = 'Mobile number with +91 prefix cannot exceed 12 characters';
const wrongStart = 'Mobile number must start with 6, 7, 8, or 9';

describe('mobile number', () => {
  eachTagged([
    ['@VMOB-01', '', 'Mobile number is required'],
    ['@VMOB-02', ' ', invalid],
    ['@VMOB-02', '+-()', invalid],
    ['@VMOB-02', 'abcdefghijklmnop', invalid],
    ['@VMOB-03', '98765432101', tooMany],
    ['@VMOB-03', '+919876543210', tooMany],
    ['@VMOB-03', '00000000000', tooMany],
    ['@VMOB-04', '987654321', notTen],
    ['@VMOB-04', '9', notTen],
    ['@VMOB-04', '9 8 7 6 5 4 3 2 1', notTen],
    ['@VMOB-05', '98765-43210--', tooLong],
    ['@VMOB-05', '1234 567 890 ', tooLong],
    ['@VMOB-06', '5876543210', wrongStart],
    ['@VMOB-06', '0000000000', wrongStart],
    ['@VMOB-06', '5555555555', wrongStart],
    ['@VMOB-07', '6666666666', invalid],
    ['@VMOB-07', '9999999999', invalid],
  ])('%s %j gives a message', (_id, value, message) => {
    expect(english(mobileError(value))).toBe(message);
  });

  it.each(['9876543210', '6000000000', '7999999999', '8123456789', '98765 43210', '98-765-43210'])(
    '%j is accepted',
    { tags: ['@VMOB-03', '@VMOB-04', '@VMOB-05', '@VMOB-06', '@VMOB-07'] },
    (value) => {
      expect(english(mobileError(value))).toBeUndefined();
    },
  );

  it.each([
    ['98765 43210', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['9198765432', '9198765432'],
    ['929876543210', '929876543210'],
    ['9191919191', '9191919191'],
  ])('%j is sent as %j', { tags: ['@VMOB-09'] }, (value, sent) => {
    expect(sentMobile(value)).toBe(sent);
  });
});

eachTagged([
  ['@VPWD-01', '', 'Password is required'],
  ['@VPWD-02', 'Abc123!', 'Password must be at least 8 characters long'],
  ['@VPWD-02', ' ', 'Password must be at least 8 characters long'],
  ['@VPWD-03', 'abcdefgh123456789', 'Password must be less than 16 characters'],
  ['@VPWD-06', 'password', 'Please choose a stronger password'],
  ['@VPWD-06', 'PassWord', 'Please choose a stronger password'],
  ['@VPWD-06', '123456789', 'Please choose a stronger password'],
  ['@VPWD-06', 'PASSWORD123', 'Please choose a stronger password'],
  ['@VPWD-06', '123456', 'Password must be at least 8 characters long'],
  ['@VPWD-06', 'qwerty', 'Password must be at least 8 characters long'],
  ['@VPWD-06', 'abc123', 'Password must be at least 8 characters long'],
])('%s %j gives a message', (_id, value, message) => {
  expect(english(passwordError(value))).toBe(message);
});

it.each(['Kalyan@1', 'password1', '        ', '1234567890'])('%j is accepted', (value) => {
  expect(english(passwordError(value))).toBeUndefined();
});

it('exactly 16 characters are accepted, although the message excludes them', {
  tags: ['@VPWD-04'],
}, () => {
  expect(english(passwordError('Kalyan@Matka2026'))).toBeUndefined();
});

it('an empty password confirmation is required, even when the password is empty', {
  tags: ['@VCONF-01'],
}, () => {
  expect(english(confirmPasswordError('', 'Kalyan@2026'))).toBe('Please confirm your password');
  expect(english(confirmPasswordError('', ''))).toBe('Please confirm your password');
});

it('a password confirmation has to be the very same text', { tags: ['@VCONF-02'] }, () => {
  expect(english(confirmPasswordError('kalyan@2026', 'Kalyan@2026'))).toBe(
    'Passwords do not match',
  );
  expect(english(confirmPasswordError('Kalyan@2026 ', 'Kalyan@2026'))).toBe(
    'Passwords do not match',
  );
  expect(english(confirmPasswordError('Kalyan@2026', 'Kalyan@2026'))).toBeUndefined();
});

it('an empty MPIN confirmation is required', { tags: ['@VCONF-03'] }, () => {
  expect(english(confirmMpinError('', '2580'))).toBe('Please confirm your MPIN');
});

it('an MPIN confirmation has to be the same', { tags: ['@VCONF-04'] }, () => {
  expect(english(confirmMpinError('2581', '2580'))).toBe('MPINs do not match');
  expect(english(confirmMpinError('2580', '2580'))).toBeUndefined();
});

const sequential = 'MPIN cannot be sequential digits';

eachTagged([
  ['@VPIN-01', '', 'MPIN is required'],
  ['@VPIN-02', '    ', 'Please enter a valid 4-digit MPIN'],
  ['@VPIN-02', 'abcd', 'Please enter a valid 4-digit MPIN'],
  ['@VPIN-03', '258', 'MPIN must be exactly 4 digits'],
  ['@VPIN-03', '25801', 'MPIN must be exactly 4 digits'],
  ['@VPIN-03', '25a', 'MPIN must be exactly 4 digits'],
  ['@VPIN-03', '111', 'MPIN must be exactly 4 digits'],
  ['@VPIN-04', '0000', 'MPIN cannot be all the same digits'],
  ['@VPIN-04', '7777', 'MPIN cannot be all the same digits'],
])('%s %j gives a message', (_id, value, message) => {
  expect(english(mpinError(value))).toBe(message);
});

it.each([
  ...['0123', '1234', '2345', '3456', '4567', '5678', '6789'],
  ...['9876', '8765', '7654', '6543', '5432', '4321', '3210'],
])('%s is sequential', { tags: ['@VPIN-05'] }, (value) => {
  expect(english(mpinError(value))).toBe(sequential);
});

it.each(['2580', '7890', '0987', '9012', '1243', '1357', '0124'])(
  '%s is accepted',
  { tags: ['@VPIN-03', '@VPIN-04', '@VPIN-05'] },
  (value) => {
    expect(english(mpinError(value))).toBeUndefined();
  },
);

eachTagged([
  ['@VOTP-01', '', 'OTP is required'],
  ['@VOTP-02', '48291a', 'Please enter a valid OTP'],
  ['@VOTP-02', '482 913', 'Please enter a valid OTP'],
  ['@VOTP-02', 'a', 'Please enter a valid OTP'],
  ['@VOTP-02', ' ', 'Please enter a valid OTP'],
  ['@VOTP-03', '48291', 'OTP must be exactly 6 digits'],
  ['@VOTP-03', '4829131', 'OTP must be exactly 6 digits'],
])('%s %j gives a message', (_id, value, message) => {
  expect(english(otpError(value))).toBe(message);
});

it.each(['482913', '000000', '123456'])(
  '%s is accepted',
  { tags: ['@VOTP-02', '@VOTP-03'] },
  (value) => {
    expect(english(otpError(value))).toBeUndefined();
  },
);

const letters = 'Referral code can only contain letters, numbers, and underscores';

it('an empty code is accepted', { tags: ['@VREF-01'] }, () => {
  expect(english(referralError(''))).toBeUndefined();
});

eachTagged([
  ['@VREF-02', 'a', 'Referral code must be at least 3 characters long'],
  ['@VREF-02', '-!', 'Referral code must be at least 3 characters long'],
  ['@VREF-03', 'a'.repeat(21), 'Referral code must be less than 20 characters'],
  ['@VREF-03', '!'.repeat(21), 'Referral code must be less than 20 characters'],
  ['@VREF-04', 'AB-12', letters],
  ['@VREF-04', 'AB 12', letters],
  ['@VREF-04', 'ÄBC', letters],
])('%s %j gives a message', (_id, value, message) => {
  expect(english(referralError(value))).toBe(message);
});

it('3 to 20 letters, numbers and underscores are accepted', {
  tags: ['@VREF-02', '@VREF-03', '@VREF-04'],
}, () => {
  for (const code of ['ab1', 'A_1', '___', 'a'.repeat(20)]) {
    expect(english(referralError(code))).toBeUndefined();
  }
});
