import { expect, it } from 'vitest';
import { decodedRecord } from '../../testing/sample-record.ts';
import { bareBidDigits } from './bid-digits.ts';

it('the digits of a bet without sub-bets come from its digits, then its panas, and never its jodi', {
  tags: ['@BIDS-13'],
}, () => {
  const all = {
    open_digit: '1',
    close_digit: '2',
    open_pana: '128',
    close_pana: '236',
    jodi: '12',
  };
  expect(bareBidDigits(decodedRecord(all))).toBe('1');
  expect(bareBidDigits(decodedRecord({ ...all, open_digit: null }))).toBe('2');
  expect(bareBidDigits(decodedRecord({ ...all, open_digit: null, close_digit: '' }))).toBe('128');
  expect(bareBidDigits(decodedRecord({ close_pana: '236', jodi: '12' }))).toBe('236');
  expect(bareBidDigits(decodedRecord({ jodi: '12' }))).toBe('N/A');
});

it.each([
  ["{'processed_result': {'digits': ['1', '3']}}", '1, 3'],
  ["{'processed_result': {'digits': '7'}}", '7'],
  ["{'processed_result': {'digits': 7}}", '7'],
  ["{'processed_result': {'digits': [], 'combinations': ['128', '137']}}", '128, 137'],
  ["{'processed_result': {'combinations': ['05']}}", '05'],
  ['{"processed_result": {"digits": ["0"]}}', '0'],
])('the result %s is read as the digits %s', { tags: ['@BIDS-14'] }, (raw_result, digits) => {
  expect(bareBidDigits(decodedRecord({ result_data: { raw_result } }))).toBe(digits);
});

it.each([
  undefined,
  null,
  '',
  '{broken',
  'None',
  'null',
  '[]',
  "{'digits': ['1']}",
  "{'processed_result': None}",
  "{'processed_result': {}}",
  "{'processed_result': {'digits': [null]}}",
  '({}).constructor',
])('the digits are N/A when the result is %s', { tags: ['@BIDS-15'] }, (raw_result) => {
  const result_data = raw_result === undefined ? null : { raw_result };
  expect(bareBidDigits(decodedRecord({ result_data }))).toBe('N/A');
});
