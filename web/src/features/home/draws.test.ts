import { describe, expect, it } from 'vitest';
import { sampleMarket } from '../../testing/sample-market.ts';
import type { DrawTicket } from '../../winnings/draw-tickets.ts';
import { drawsOf } from './draws.ts';

const ist = (time: string): number => Date.parse(`2026-11-20T${time}:00+05:30`);
const ticket = (label: string, members: Partial<DrawTicket> = {}): DrawTicket => ({
  marketId: 7,
  market: 'Kalyan Matka',
  label,
  session: 'open',
  at: ist('15:20'),
  ...members,
});
const empty = { open_pana: '', open_digit: '', close_digit: '', close_pana: '' };
const ahead = sampleMarket(empty);
const openDrawn = sampleMarket({ ...empty, open_pana: '278', open_digit: '7' });
const drawn = sampleMarket({
  open_pana: '278',
  open_digit: '7',
  close_digit: '4',
  close_pana: '149',
});

describe('a draw of the player', () => {
  it.each([
    ['7', 'open', 'open', '16:10:00'],
    ['278', 'close', 'close', '18:10:00'],
    ['74', 'open', 'close', '18:10:00'],
    ['7-149', 'open', 'close', '18:10:00'],
    ['278-149', 'open', 'close', '18:10:00'],
  ] as const)(
    'a bet on %s for %s is decided by the draw of %s',
    (label, session, deciding, clock) => {
      const [draw] = drawsOf([ticket(label, { session })], [ahead], ist('15:00'), ist('15:30'));
      expect(draw).toMatchObject({ session: deciding, clock, result: undefined });
    },
  );

  it('a draw has all numbers of one session, each once, and the next draw comes first', () => {
    const tickets = [
      ticket('05', { session: 'close' }),
      ticket('7'),
      ticket('47', { session: 'close' }),
      ticket('7'),
    ];
    const draws = drawsOf(tickets, [ahead], ist('15:00'), ist('15:30'));
    expect(draws.map(({ numbers }) => numbers.map(({ label }) => label))).toEqual([
      ['7'],
      ['05', '47'],
    ]);
  });

  it('a draw has a result once a list has it, and not that of a list before the bet', () => {
    const result = (at: string, market = openDrawn) =>
      drawsOf([ticket('7')], [market], ist(at), ist('16:12'))[0]?.result;
    expect(result('16:11')).toEqual(['278', '7*', '***']);
    expect(result('16:11', ahead)).toBeUndefined();
    expect(result('15:10')).toBeUndefined();
  });

  it.each([
    ['7', 'open', ['1.0']],
    ['8', 'open', []],
    ['4', 'close', ['1.1']],
    ['273', 'open', ['0.0', '0.1']],
    ['149', 'close', ['2.0', '2.1', '2.2']],
    ['74', 'close', ['1.0', '1.1']],
    ['47', 'close', []],
    ['7-149', 'open', ['1.0', '2.0', '2.1', '2.2']],
    ['278-5', 'open', ['0.0', '0.1', '0.2']],
    ['278-199', 'open', ['0.0', '0.1', '0.2', '2.0', '2.2']],
  ] as const)('a bet on %s on %s lights up what it names rightly', (label, session, lit) => {
    const [draw] = drawsOf([ticket(label, { session })], [drawn], ist('18:11'), ist('18:12'));
    expect(draw?.numbers).toEqual([{ label, lit }]);
  });

  it('the draw tells first of the number that names most', () => {
    const tickets = ['05', '71', '74'].map((label) => ticket(label, { session: 'close' }));
    const [draw] = drawsOf(tickets, [drawn], ist('18:11'), ist('18:12'));
    expect(draw?.numbers.map(({ label }) => label)).toEqual(['74', '71', '05']);
  });

  it('a draw is gone when it was yesterday, and with a market that is not listed', () => {
    const now = ist('15:30');
    expect(drawsOf([ticket('7', { at: now - 86_400_000 })], [drawn], now, now)).toEqual([]);
    expect(drawsOf([ticket('7', { marketId: 8 })], [ahead], now, now)).toEqual([]);
    const timeless = sampleMarket({ open_result_time: '' });
    expect(drawsOf([ticket('7')], [timeless], now, now)).toEqual([]);
  });

  it('the draw of a bet placed after that of today is ahead tomorrow', () => {
    const late = ticket('7', { at: ist('20:00') });
    const [draw] = drawsOf([late], [drawn], ist('20:01'), ist('20:02'));
    expect(draw).toMatchObject({ result: undefined, drawnAt: ist('16:10') + 86_400_000 });
  });
});
