import { expect, it } from 'vitest';
import { formatMessage } from './message-format.ts';

const bids = '{count, plural, one {1 bid} other {# bids}} on {market}';

it.each([
  ['No records found', {}, 'No records found'],
  ['{a} and {b}', { a: 1, b: 'two' }, '1 and two'],
  [bids, { count: 1, market: 'Kalyan' }, '1 bid on Kalyan'],
  [bids, { count: 0, market: 'Kalyan' }, '0 bids on Kalyan'],
  [bids, { count: 60, market: '{count}' }, '60 bids on {count}'],
  ['{missing}!', {}, '!'],
])('the message “%s” with %o is formatted as “%s”', (pattern, values, text) => {
  expect(formatMessage(pattern, values, 'en-IN')).toBe(text);
});

it('a message uses the plural form of the language', () => {
  const form = '{count, plural, one {# बोली} other {# बोलियाँ}}';
  expect(formatMessage(form, { count: 0 }, 'hi-IN')).toBe('0 बोली');
  expect(formatMessage(form, { count: 2 }, 'hi-IN')).toBe('2 बोलियाँ');
});

it('a message with an unclosed brace throws an error', () => {
  expect(() => formatMessage('{count', {}, 'en-IN')).toThrow('A brace is not closed');
});
