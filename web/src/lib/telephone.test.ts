import { expect, it } from 'vitest';
import { telephoneLink } from './telephone.ts';

it('the telephone link dials the digits of a number with its country code', () => {
  expect(telephoneLink('+91 (22) 5555-0100')).toBe('tel:+912255550100');
});

it.each(['Number not available', '', '+'])('the telephone link is missing for %j', (text) => {
  expect(telephoneLink(text)).toBeUndefined();
});
