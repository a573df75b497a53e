// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { mobileError, mobileInput, sentMobile } from './mobile.ts';

const invalid = 'Please enter a valid mobile number';
const tooMany = 'Mobile number cannot exceed 10 digits';
const notTen = 'Mobile number must be exactly 10 digits';
const tooLong = 'Mobile number with +91 prefix cannot exceed 12 characters';
const wrongStart = 'Mobile number must start with 6, 7, 8, or 9';

describe('mobile number', () => {
  it.each([
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
    expect(mobileError(value)).toBe(message);
  });

  it.each(['9876543210', '6000000000', '7999999999', '8123456789', '98765 43210', '98-765-43210'])(
    '%j is accepted',
    { tags: ['@VMOB-03', '@VMOB-04', '@VMOB-05', '@VMOB-06', '@VMOB-07'] },
    (value) => {
      expect(mobileError(value)).toBeUndefined();
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

  it.each([
    ['98a76', '9876'],
    ['98765432109', '9876543210'],
    ['+919876543210', '9876543210'],
    ['9198765432', '9198765432'],
  ])('the field keeps of %j %j', (value, kept) => {
    expect(mobileInput(value)).toBe(kept);
  });
});
