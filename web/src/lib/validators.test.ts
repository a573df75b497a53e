import { expect, it } from 'vitest';
import { eachTagged } from '../../../scripts/testing/each-tagged.ts';
import type { Message } from '../i18n/text.ts';
import { english } from '../testing/english.ts';
import {
  confirmMpinError,
  confirmPasswordError,
  nameError,
  referralError,
} from './registration-validators.ts';
import { mobileError, mpinError, otpError, passwordError, sentMobile } from './validators.ts';

type Row = [tags: string, value: string, message: string | undefined];

/** Every row is a value of a field and the message that the field has for it. */
function check(field: string, error: (value: string) => Message | undefined, rows: Row[]): void {
  eachTagged(rows)(`%s the field ${field} with %j has the message: %s`, (_tags, value, message) => {
    expect(english(error(value))).toBe(message);
  });
}

/** Rows of several values with one message. */
const all = (tags: string, message: string | undefined, ...values: string[]): Row[] =>
  values.map((value) => [tags, value, message]);

for (const [required, letters, field] of [
  ['@VNAME-01', '@VNAME-06', 'First name'],
  ['@VNAME-02', '@VNAME-07', 'Last name'],
] as const) {
  const others = `${field} can only contain letters, spaces, hyphens, and apostrophes`;
  const [long, longer, fifty] = ['a'.repeat(51), '7'.repeat(51), 'a'.repeat(50)];
  check(field, (value) => nameError(field, value), [
    ...all(required, `${field} is required`, '', ' ', '   '),
    ...all('@VNAME-03', `${field} must be at least 2 characters long`, 'A', ' A ', '7'),
    ...all('@VNAME-04', `${field} must be less than 50 characters`, long, longer),
    ...all('@VNAME-04', undefined, fifty, 'Jo'),
    ...all(letters, others, 'Ash4', 'A_b', 'Zoë', 'A.B', 'Ash\tPatil'),
    ...all(letters, undefined, "D'Souza", 'Anne-Marie', 'Asha Rani', 'PATIL'),
  ]);
}

const invalid = 'Please enter a valid mobile number';
const tooMany = 'Mobile number cannot exceed 10 digits';
const notTen = 'Mobile number must be exactly 10 digits';
const tooLong = 'Mobile number with +91 prefix cannot exceed 12 characters';
const wrongStart = 'Mobile number must start with 6, 7, 8, or 9';
const accepted = '@VMOB-03 @VMOB-04 @VMOB-05 @VMOB-06 @VMOB-07';

check('mobile number', mobileError, [
  ['@VMOB-01', '', 'Mobile number is required'],
  ...all('@VMOB-02', invalid, ' ', '+-()', 'abcdefghijklmnop'),
  ...all('@VMOB-03', tooMany, '98765432101', '+919876543210', '00000000000'),
  ...all('@VMOB-04', notTen, '987654321', '9', '9 8 7 6 5 4 3 2 1'),
  ...all('@VMOB-05', tooLong, '98765-43210--', '1234 567 890 '),
  ...all('@VMOB-06', wrongStart, '5876543210', '0000000000', '5555555555'),
  ...all('@VMOB-07', invalid, '6666666666', '9999999999'),
  ...all(accepted, undefined, '9876543210', '6000000000', '7999999999', '8123456789'),
  ...all(accepted, undefined, '98765 43210', '98-765-43210'),
]);

it.each([
  ['98765 43210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['9198765432', '9198765432'],
  ['929876543210', '929876543210'],
  ['9191919191', '9191919191'],
])('the mobile number %j is sent as %j', { tags: ['@VMOB-09'] }, (value, sent) => {
  expect(sentMobile(value)).toBe(sent);
});

const short = 'Password must be at least 8 characters long';
const weak = 'Please choose a stronger password';
check('password', passwordError, [
  ['@VPWD-01', '', 'Password is required'],
  ...all('@VPWD-02', short, 'Abc123!', ' '),
  ['@VPWD-03', 'abcdefgh123456789', 'Password must be less than 16 characters'],
  // Exactly 16 characters, although the message excludes them.
  ['@VPWD-04', 'Kalyan@Matka2026', undefined],
  ...all('@VPWD-06', weak, 'password', 'PassWord', '123456789', 'PASSWORD123'),
  ...all('@VPWD-06', short, '123456', 'qwerty', 'abc123'),
  ...all('@VPWD-06', undefined, 'Kalyan@1', 'password1', '        ', '1234567890'),
]);

check('password confirmation', (value) => confirmPasswordError(value, 'Kalyan@2026'), [
  ['@VCONF-01', '', 'Please confirm your password'],
  ...all('@VCONF-02', 'Passwords do not match', 'kalyan@2026', 'Kalyan@2026 '),
  ['@VCONF-02', 'Kalyan@2026', undefined],
]);
check('confirmation of no password', (value) => confirmPasswordError(value, ''), [
  ['@VCONF-01', '', 'Please confirm your password'],
]);
check('MPIN confirmation', (value) => confirmMpinError(value, '2580'), [
  ['@VCONF-03', '', 'Please confirm your MPIN'],
  ['@VCONF-04', '2581', 'MPINs do not match'],
  ['@VCONF-04', '2580', undefined],
]);

const sequential = 'MPIN cannot be sequential digits';
const rising = ['0123', '1234', '2345', '3456', '4567', '5678', '6789'];
const falling = ['9876', '8765', '7654', '6543', '5432', '4321', '3210'];
const others = ['2580', '7890', '0987', '9012', '1243', '1357', '0124'];
check('MPIN', mpinError, [
  ['@VPIN-01', '', 'MPIN is required'],
  ...all('@VPIN-02', 'Please enter a valid 4-digit MPIN', '    ', 'abcd'),
  ...all('@VPIN-03', 'MPIN must be exactly 4 digits', '258', '25801', '25a', '111'),
  ...all('@VPIN-04', 'MPIN cannot be all the same digits', '0000', '7777'),
  ...all('@VPIN-05', sequential, ...rising, ...falling),
  ...all('@VPIN-03 @VPIN-04 @VPIN-05', undefined, ...others),
]);

check('OTP', otpError, [
  ['@VOTP-01', '', 'OTP is required'],
  ...all('@VOTP-02', 'Please enter a valid OTP', '48291a', '482 913', 'a', ' '),
  ...all('@VOTP-03', 'OTP must be exactly 6 digits', '48291', '4829131'),
  ...all('@VOTP-02 @VOTP-03', undefined, '482913', '000000', '123456'),
]);

const inCodes = 'Referral code can only contain letters, numbers, and underscores';
const [tooShort, codeTooLong] = ['be at least 3 characters long', 'be less than 20 characters'];
check('referral code', referralError, [
  ['@VREF-01', '', undefined],
  ...all('@VREF-02', `Referral code must ${tooShort}`, 'a', '-!'),
  ...all('@VREF-03', `Referral code must ${codeTooLong}`, 'a'.repeat(21), '!'.repeat(21)),
  ...all('@VREF-04', inCodes, 'AB-12', 'AB 12', 'ÄBC'),
  ...all('@VREF-02 @VREF-03 @VREF-04', undefined, 'ab1', 'A_1', '___', 'a'.repeat(20)),
]);
