// @vitest-environment node
import { payouts } from '@matka/fixtures/payouts';
import { describe, expect, it } from 'vitest';
import { badgeOf } from './badge.ts';

describe('badgeOf', () => {
  it.each([
    ['Single Digit', 'SD'],
    ['Half Sangam A', 'HS'],
    ['sp motor', 'SM'],
    ['  Jodi   Digits ', 'JD'],
    ['SP/DP/TP', 'SD'],
    ['Two 2nd Panel', 'TP'],
  ])('[RATES-03] takes the initials of %s', (name, badge) => {
    expect(badgeOf(name)).toBe(badge);
  });

  it.each([
    ['Jodi', 'JO'],
    ['ank', 'AN'],
  ])('[RATES-03] takes of the one word %s its first two letters', (name, badge) => {
    expect(badgeOf(name)).toBe(badge);
  });

  it('[RATES-03] has two letters for every rate of the seed', () => {
    for (const { bet_type } of payouts) expect(badgeOf(bet_type.name)).toMatch(/^[A-Z]{2}$/);
  });
});
