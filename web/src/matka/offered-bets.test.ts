import { betTypeRows } from '@matka/contracts/bet-types';
import { expect, it } from 'vitest';
import { initialSession, offeredSessions, takesBetType } from './offered-bets.ts';

const directions = ['open', 'close', 'both'] as const;
const codes: string[] = betTypeRows.map(({ code }) => code);

it.each(directions)(
  'a market that is running now offers both sessions, even with the direction %s',
  { tags: ['@MARKET-02'] },
  (direction) => {
    expect(offeredSessions('Running now', direction)).toEqual(['close', 'open']);
  },
);

it.each(directions)(
  'a market that is running for close offers only close, even with the direction %s',
  { tags: ['@MARKET-03'] },
  (direction) => {
    expect(offeredSessions('Running for close', direction)).toEqual(['close']);
  },
);

it('any other status offers the sessions of the bet type', {
  tags: ['@MARKET-07', '@MARKET-08', '@MARKET-09'],
}, () => {
  expect(offeredSessions('Holiday', 'open')).toEqual(['open']);
  expect(offeredSessions('Holiday', 'close')).toEqual(['close']);
  expect(offeredSessions('Holiday', 'both')).toEqual(['close', 'open']);
});

it('the session at the start is the default of the bet type, or close without a default', {
  tags: ['@MARKET-10'],
}, () => {
  const open = { bet_direction: 'both', default_direction: 'open' } as const;
  expect(initialSession('Holiday', open)).toBe('open');
  expect(initialSession('Running now', { bet_direction: 'open', default_direction: 'open' })).toBe(
    'open',
  );
  expect(initialSession('Running now', { bet_direction: 'open' })).toBe('close');
  expect(initialSession('Running now', { bet_direction: 'close' })).toBe('close');
});

it('the session at the start is the only offered session, even with another default', {
  tags: ['@MARKET-10'],
}, () => {
  const open = { bet_direction: 'open', default_direction: 'open' } as const;
  expect(initialSession('Running for close', open)).toBe('close');
  expect(initialSession('Holiday', { bet_direction: 'open' })).toBe('open');
  expect(initialSession('Holiday', { bet_direction: 'close', default_direction: 'open' })).toBe(
    'close',
  );
});

it('the player must choose the session with direction both and no default', {
  tags: ['@MARKET-11'],
}, () => {
  expect(initialSession('Running now', { bet_direction: 'both' })).toBeUndefined();
  expect(initialSession('Holiday', { bet_direction: 'both' })).toBeUndefined();
  expect(initialSession('Running for close', { bet_direction: 'both' })).toBe('close');
});

it('exactly fourteen codes of the specification are open while a market runs for close', {
  tags: ['@MARKET-04'],
}, () => {
  const specified = codes.slice(0, 23);
  expect(specified.filter((code) => takesBetType('Running for close', code)).sort()).toEqual([
    'choice_pana',
    'double_pana',
    'double_pana_bulk',
    'dp_motor',
    'odd_even',
    'penal_group',
    'single_digits',
    'single_digits_bulk',
    'single_pana',
    'single_pana_bulk',
    'sp_dp_tp',
    'sp_motor',
    'triple_pana',
    'two_digits_panel',
  ]);
  expect(takesBetType('Running for close', 'lucky_seven')).toBe(false);
  expect(takesBetType('Running for close', 'toString')).toBe(false);
});

it('every code is open in any other status', () => {
  for (const code of [...codes, 'lucky_seven']) {
    expect(takesBetType('Running now', code)).toBe(true);
    expect(takesBetType('Closed', code)).toBe(true);
  }
});
