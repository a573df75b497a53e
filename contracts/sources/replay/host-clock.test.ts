import { expect, it } from 'vitest';
import { hostTime, rests } from './host-clock.ts';

const market = { open_time: '12:50:00', close_time: '13:50:00' };
const running = { ...market, current_status: 6, current_status_name: 'Running now' };
const resting = { ...market, current_status: 2, current_status_name: 'Betting is closed' };
const closed = { ...market, current_status: 1, current_status_name: 'Closed for today' };
const at = (time: string) => Date.parse(`2026-11-29T${time}+05:30`);

it('a recording starts at the time of its responses on a day when most markets rest', () => {
  expect(hostTime(at('02:51'), [running, resting, resting], undefined)).toBe(at('02:51'));
});

it('a recording starts when a market can be closed if its responses came earlier', () => {
  expect(hostTime(at('02:51'), [closed], undefined)).toBe(at('13:50'));
});

it.each([
  ['before its first bets', resting, '02:51', true],
  ['between its open and its close', resting, '13:20', true],
  ['after its close', resting, '13:50', false],
  ['while it takes bets', running, '12:00', false],
  ['when it has a result of the day', { ...resting, open_pana: '128' }, '13:20', false],
  ['before a close after midnight', { ...resting, close_time: '00:30:00' }, '23:00', true],
])('a market is expected to rest or not %s', (_, one, time, expected) => {
  expect(rests({ open_pana: '', ...one }, at(time))).toBe(expected);
});
