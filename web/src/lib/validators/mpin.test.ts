// @vitest-environment node
import { expect, it } from 'vitest';
import { mpinError } from './mpin.ts';

const sequential = 'MPIN cannot be sequential digits';

it.each([
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
  expect(mpinError(value)).toBe(message);
});

it.each([
  ...['0123', '1234', '2345', '3456', '4567', '5678', '6789'],
  ...['9876', '8765', '7654', '6543', '5432', '4321', '3210'],
])('%s is sequential', { tags: ['@VPIN-05'] }, (value) => {
  expect(mpinError(value)).toBe(sequential);
});

it.each(['2580', '7890', '0987', '9012', '1243', '1357', '0124'])(
  '%s is accepted',
  { tags: ['@VPIN-03', '@VPIN-04', '@VPIN-05'] },
  (value) => {
    expect(mpinError(value)).toBeUndefined();
  },
);
