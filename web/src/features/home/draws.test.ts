import { expect, it } from 'vitest';
import { sampleMarket } from '../../testing/sample-market.ts';
import type { DrawTicket } from '../../winnings/draw-tickets.ts';
import { drawsOf } from './draws.ts';

const ist = (time: string, day = 20): number => Date.parse(`2026-11-${day}T${time}:00+05:30`);
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
const drawn = sampleMarket({
  open_pana: '130',
  open_digit: '4',
  close_digit: '7',
  close_pana: '160',
});
const close = (label: string, outcomes?: DrawTicket['outcomes']) =>
  ticket(label, { session: 'close', ...(outcomes && { outcomes }) });

/** The draws of tickets by a list at a time, two minutes later. */
const drawsAt = (tickets: readonly DrawTicket[], market: typeof ahead, time: string, day = 20) =>
  drawsOf(tickets, { markets: [market], at: ist(time, day) }, ist(time, day) + 120_000);

const texts = (...args: Parameters<typeof drawsAt>) =>
  drawsAt(...args).map(({ numbers }) => numbers.map(({ text }) => text));

it.each([
  ['7', 'open', 'open', '16:10:00'],
  ['278', 'close', 'close', '18:10:00'],
  ['74', 'open', 'close', '18:10:00'],
  ['7-149', 'open', 'close', '18:10:00'],
  ['278-149', 'open', 'close', '18:10:00'],
] as const)('a bet on %s for %s belongs to the draw of %s', (label, session, deciding, clock) => {
  const [draw] = drawsAt([ticket(label, { session })], ahead, '15:25');
  expect(draw).toMatchObject({ session: deciding, clock, result: undefined, won: undefined });
});

it('a draw lists each number of one session once, and the next draw comes first', () => {
  const tickets = [close('05'), ticket('7'), close('47'), ticket('7')];
  expect(texts(tickets, ahead, '15:25')).toEqual([['7'], ['05', '47']]);
});

it('a bet on a market that is no longer listed has no draw', () => {
  expect(drawsAt([ticket('7', { marketId: 99 })], drawn, '18:11')).toEqual([]);
});

it('the number that was placed first is the first number of its draw', () => {
  const tickets = [
    ticket('9'),
    ticket('8', { at: ist('15:10') }),
    ticket('7', { at: ist('15:10') }),
  ];
  expect(texts(tickets, ahead, '15:25')).toEqual([['8', '7', '9']]);
});

it('a winning number is listed first and fully lit, and a number that nearly wins is not lit', () => {
  const tickets = ['139', '4'].map((label) => ticket(label));
  const [open, jodis] = drawsAt([...tickets, close('45'), close('47')], drawn, '18:11');
  expect(open?.numbers).toEqual([
    { text: '4', lit: ['1.0'], isWon: true },
    { text: '139', lit: [], isWon: false },
  ]);
  expect(jodis?.numbers).toEqual([
    { text: '47', lit: ['1.0', '1.1'], isWon: true },
    { text: '45', lit: [], isWon: false },
  ]);
});

it.each([
  ['4', 'open', ['1.0']],
  ['7', 'close', ['1.1']],
  ['130', 'open', ['0.0', '0.1', '0.2']],
  ['160', 'open', []],
  ['74', 'close', []],
  ['4-160', 'open', ['1.0', '2.0', '2.1', '2.2']],
  ['4-169', 'open', []],
  ['130-7', 'open', ['0.0', '0.1', '0.2', '1.1']],
  ['130-160', 'open', ['0.0', '0.1', '0.2', '2.0', '2.1', '2.2']],
  ['130-128', 'open', []],
] as const)('a bet on %s for %s lights up all its numbers or none', (label, session, lit) => {
  const [draw] = drawsAt([ticket(label, { session })], drawn, '18:11');
  expect(draw?.numbers[0]?.lit).toEqual(lit);
});

it('a half sangam is written as in the histories', () => {
  expect(texts([ticket('5-128')], ahead, '15:25')).toEqual([['128-5']]);
});

it('a draw is shown until the noon after its market day, and never for an unlisted market', () => {
  expect(drawsAt([ticket('7')], ahead, '11:57', 21)).toHaveLength(1);
  expect(drawsAt([ticket('7')], ahead, '11:58', 21)).toHaveLength(0);
  expect(drawsAt([ticket('7', { marketId: 8 })], ahead, '15:25')).toEqual([]);
  expect(drawsAt([ticket('7')], sampleMarket({ open_result_time: '' }), '15:25')).toEqual([]);
});

const won = (amount: number, id = '1') => ({ [id]: { won: amount } });
const lost = { 2: {} };
const sum = (...tickets: DrawTicket[]) => drawsAt(tickets, drawn, '18:11')[0]?.won;

it('the win of a draw is the sum of its records in the history, each counted once', () => {
  expect(sum(close('47', won(950)), close('45', lost))).toBe(950);
  expect(sum(close('47', won(95.1)), close('74', won(95.2, '3')))).toBe(190.3);
  expect(sum(close('47', won(95)), close('45', won(95)))).toBe(95);
  expect(sum(close('47', won(95)), close('45'))).toBe(95);
});

it('a draw counts as lost once the history has a lost record for every ticket', () => {
  expect(sum(close('47', lost), close('45', { 3: {} }))).toBe(0);
  expect(sum(close('47', lost), close('45'))).toBeUndefined();
  expect(sum(close('47', {}))).toBeUndefined();
});

it('a won draw comes first with its winning number in front, even without results in the list', () => {
  const tickets = [ticket('7', { outcomes: lost }), close('45', lost), close('47', won(950, '9'))];
  expect(texts(tickets, ahead, '09:00', 21)).toEqual([['47', '45'], ['7']]);
});
