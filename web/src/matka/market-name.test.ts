import { expect, it } from 'vitest';
import { marketName } from './market-name.ts';

it.each([
  ['Kalyan Matka', 'Kalyan Matka'],
  [' Kalyan\n', 'Kalyan'],
  ['', '–'],
  [' \u202e', '–'],
  ['\u202eRTL', 'RTL'],
  ['سوق كاليان', 'سوق كاليان'],
  ['क\u200dष 🎲', 'क\u200dष 🎲'],
])('the market name %j is shown as %j', (name, shown) => {
  expect(marketName(name)).toBe(shown);
});
