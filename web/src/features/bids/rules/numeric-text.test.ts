// @vitest-environment node
import { expect, it } from 'vitest';
import { numericText } from './numeric-text.ts';

it.each([
  ['12a', 3, '12'],
  ['1 2 8', 3, '128'],
  ['abc 98-76', 2, '98'],
  ['123456', 5, '12345'],
  ['१२', 2, ''],
  ['', 3, ''],
])('of “%s” within %i characters is “%s”', { tags: ['@VBID-11'] }, (text, length, kept) => {
  expect(numericText(text, length)).toBe(kept);
});
