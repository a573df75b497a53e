import { payouts } from '@matka/fixtures/payouts';
import { expect, it } from 'vitest';
import { badgeOf } from './badge.ts';

it.each([
  ['Single Digit', 'SD'],
  ['Half Sangam A', 'HS'],
  ['sp motor', 'SM'],
  ['  Jodi   Digits ', 'JD'],
  ['SP/DP/TP', 'SD'],
  ['Two 2nd Panel', 'TP'],
])('the badge of the name %s has its initials', { tags: ['@RATES-03'] }, (name, badge) => {
  expect(badgeOf(name)).toBe(badge);
});

it.each([
  ['Jodi', 'JO'],
  ['ank', 'AN'],
])(
  'the badge of the one word %s has its first two letters',
  { tags: ['@RATES-03'] },
  (name, badge) => {
    expect(badgeOf(name)).toBe(badge);
  },
);

it('every rate of the seed has a badge of two letters', { tags: ['@RATES-03'] }, () => {
  for (const { bet_type } of payouts) expect(badgeOf(bet_type.name)).toMatch(/^[A-Z]{2}$/);
});
