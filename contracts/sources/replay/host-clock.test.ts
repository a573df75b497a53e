import { expect, it } from 'vitest';
import { hostTime } from './host-clock.ts';

const market = { open_time: '12:50:00', close_time: '13:50:00' };
const running = { ...market, current_status: 6, current_status_name: 'Running now' };
const resting = { ...market, current_status: 2, current_status_name: 'Betting is closed' };
const closed = { ...market, current_status: 1, current_status_name: 'Closed for today' };
const at = (time: string) => Date.parse(`2026-11-29T${time}+05:30`);

it('a recording begins when its responses came, on a day when most markets rest', () => {
  expect(hostTime(at('02:51'), [running, resting, resting], undefined)).toBe(at('02:51'));
});

it('a recording whose responses came before a market could be closed begins when it is', () => {
  expect(hostTime(at('02:51'), [closed], undefined)).toBe(at('13:50'));
});
