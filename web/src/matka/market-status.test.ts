import { expect, it } from 'vitest';
import {
  blocksBetting,
  isGreenStatus,
  isRunningForClose,
  opensClosedDialog,
} from './market-status.ts';
import { offeredSessions } from './offered-bets.ts';

const directions = ['open', 'close', 'both'] as const;

it.each(['Closed for today', 'Betting is closed', 'Closed'])(
  'the market status %s blocks bids',
  { tags: ['@MARKET-01'] },
  (name) => {
    expect(blocksBetting(name)).toBe(true);
    for (const direction of directions) expect(offeredSessions(name, direction)).toEqual([]);
  },
);

it.each(['Running now', 'Running for close', 'Holiday', ''])(
  'the market status %j does not block bids',
  { tags: ['@MARKET-01'] },
  (name) => {
    expect(blocksBetting(name)).toBe(false);
  },
);

it('only two of the three closed statuses open the closed dialog', () => {
  expect(['Closed for today', 'Betting is closed', 'Closed'].map(opensClosedDialog)).toEqual([
    true,
    true,
    false,
  ]);
});

it('the market status is compared with its letter case and without surrounding blanks', {
  tags: ['@MARKET-05'],
}, () => {
  expect(blocksBetting('  Closed for today ')).toBe(true);
  expect(blocksBetting('closed for today')).toBe(false);
  expect(blocksBetting('Closed for today!')).toBe(false);
  expect(blocksBetting('Closed for')).toBe(false);
  expect(isRunningForClose(' Running for close')).toBe(true);
  expect(isRunningForClose('running for close')).toBe(false);
  expect(offeredSessions(' Running now ', 'open')).toEqual(['close', 'open']);
  expect(offeredSessions('RUNNING NOW', 'open')).toEqual(['open']);
});

it('only the status numbers 6 and 4 are green', () => {
  const green = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 64].filter(isGreenStatus);
  expect(green).toEqual([4, 6]);
});
