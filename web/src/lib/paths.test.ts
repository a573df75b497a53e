import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it('lists every route of the specification once', () => {
  expect(Object.values(paths)).toEqual([
    '/',
    '/login',
    '/register',
    '/home',
    '/test',
    '/betting-options',
    '/single-digit',
    '/single-digit-bulk',
    '/multi-digit',
    '/jodi-digits',
    '/jodi-digits-bulk',
    '/single-pana',
    '/single-pana-bulk',
    '/double-pana',
    '/double-pana-bulk',
    '/sp-motor',
    '/dp-motor',
    '/group-jodi',
    '/spdptp',
    '/odd-even',
    '/red-bracket',
    '/digits-based-jodi',
    '/two-digits-panel',
    '/triple-pana',
    '/half-sangam',
    '/half-sangam-a',
    '/half-sangam-b',
    '/full-sangam',
    '/penal-group',
    '/choice-pana',
    '/win-history',
    '/bid-history',
    '/my-bids',
    '/market-result-history',
    '/passbook',
    '/chart',
    '/wallet',
    '/payment-methods',
    '/add-bank-details',
    '/game-rates',
    '/change-password',
    '/chat',
  ]);
});

it('no route has a parameter', { tags: ['@ROUTE-43'] }, () => {
  for (const path of Object.values(paths)) expect(path).toMatch(/^\/[a-z-]*$/);
});
