import { expect, it } from 'vitest';
import { sampleMarket } from '../testing/sample-market.ts';
import { decodedRecord } from '../testing/sample-record.ts';
import { betEntries } from './bet-entries.ts';
import { numberOfLabel } from './bet-number.ts';
import { decidedAt, drawOf, entriesWithOutcome } from './known-draw.ts';
import { resultString } from './result-string.ts';

/** A time in India in November 2026. */
const at = (clock: string, day = 20) => Date.parse(`2026-11-${day}T${clock}:00+05:30`);

const kalyan = { id: 7, name: 'Kalyan Matka' };
const mainBazar = {
  ...kalyan,
  open_time: '21:35:00',
  close_time: '23:55:00',
  open_result_time: '21:45:00',
  close_result_time: '00:05:00',
};

/** A market whose list shows a result. */
function showing(result: string, members: object = kalyan) {
  const [open_pana = '', digits = '', close_pana = ''] = result.replaceAll('*', ' ').split('-');
  const [open_digit = '', close_digit = ''] = digits;
  const drawn = { open_pana, open_digit, close_digit, close_pana };
  const trimmed = Object.entries(drawn).map(([name, text]) => [name, text.trim()]);
  return sampleMarket({ ...members, ...Object.fromEntries(trimmed) });
}

type Shown = readonly [listed: string, day: number, result: string, market?: object];
type Bet = readonly [label: string, session: 'open' | 'close', clock: string, day?: number];

function said(
  [label, session, clock, day]: Bet,
  [listed, listDay, result, members]: Shown,
  before?: string,
) {
  const number = numberOfLabel(label, session);
  const bet = { number, session, at: at(clock, day), before };
  const draw = drawOf(bet, showing(result, members), at(listed, listDay));
  return draw?.result && resultString(draw.result);
}

const open: Bet = ['7', 'open', '15:20'];
const jodi: Bet = ['74', 'close', '15:20'];
const late: Bet = ['4', 'close', '16:30'];
const night: Bet = ['4', 'close', '23:50'];

it.each<readonly [why: string, Bet, Shown, before: string | undefined, said: string | undefined]>([
  ['is newer than the draw', open, ['16:10', 20, '278-7*-***'], undefined, '278-7*-***'],
  ['is older than the draw', open, ['16:09', 20, '278-74-149'], undefined, undefined],
  ['is older than the bet', open, ['15:10', 20, '278-74-149'], undefined, undefined],
  ['has nothing yet', open, ['16:12', 20, '***-**-***'], '***-**-***', undefined],
  [
    'keeps the last result until the next',
    open,
    ['16:12', 20, '278-74-149'],
    '278-74-149',
    undefined,
  ],
  ['replaces the open part first', open, ['16:12', 20, '128-14-149'], '278-74-149', '128-1*-***'],
  ['is half drawn for a jodi', jodi, ['16:12', 20, '278-7*-***'], '***-**-***', undefined],
  [
    'keeps the last close part for a jodi',
    jodi,
    ['18:12', 20, '128-14-149'],
    '278-74-149',
    undefined,
  ],
  ['has both', jodi, ['18:12', 20, '278-74-149'], '***-**-***', '278-74-149'],
  [
    'had the open part before the bet',
    late,
    ['18:12', 20, '278-74-149'],
    '278-7*-***',
    '278-74-149',
  ],
  ['has a digit without its pana', open, ['16:12', 20, '***-7*-***'], '***-**-***', '***-7*-***'],
  [
    'is of the next day, before its draw',
    open,
    ['09:00', 21, '278-74-149'],
    '***-**-***',
    '278-74-149',
  ],
  [
    'is of the next day, after its draw',
    open,
    ['16:10', 21, '128-1*-***'],
    '***-**-***',
    undefined,
  ],
  ['was corrected', open, ['17:00', 20, '279-8*-***'], '***-**-***', '279-8*-***'],
  [
    'is of the night after midnight',
    night,
    ['00:06', 21, '278-74-149', mainBazar],
    '278-7*-***',
    '278-74-149',
  ],
  [
    'is of the night before its draw',
    night,
    ['00:04', 21, '278-7*-***', mainBazar],
    '278-7*-***',
    undefined,
  ],
  [
    'was cleared for the next market day',
    night,
    ['00:31', 21, '***-**-***', mainBazar],
    '278-7*-***',
    undefined,
  ],
  [
    'keeps the night until the next draw',
    night,
    ['10:00', 21, '278-74-149', mainBazar],
    '278-7*-***',
    '278-74-149',
  ],
])('a market list that %s is used for the draw', (_, bet, shown, before, result) => {
  expect(said(bet, shown, before)).toBe(result);
});

it.each([
  ['7', '15:20', 20, kalyan, '16:10', 20, '12:00', 21],
  ['74', '15:20', 20, kalyan, '18:10', 20, '12:00', 21],
  ['7', '20:00', 20, kalyan, '16:10', 21, '12:00', 22],
  ['74', '23:50', 20, mainBazar, '00:05', 21, '12:00', 21],
  ['74', '00:35', 21, mainBazar, '00:05', 22, '12:00', 22],
  ['7', '11:00', 20, { ...kalyan, open_result_time: '11:35:00' }, '11:35', 20, '12:00', 21],
] as const)(
  'the draw of a bet on %s at %s on %i is shown until the noon after its market day',
  (label, clock, day, market, drawn, drawnDay, gone, goneDay) => {
    const number = numberOfLabel(label, 'open');
    const bet = { number, session: 'open', at: at(clock, day) };
    expect(drawOf(bet, sampleMarket(market), 0)).toMatchObject({
      drawnAt: at(drawn, drawnDay),
      goneAt: at(gone, goneDay),
    });
  },
);

it('a market without the time of a draw shows no draw', () => {
  const timeless = sampleMarket({ open_result_time: '' });
  const bet = { number: numberOfLabel('7', 'open'), session: 'open', at: at('15:20') };
  expect(drawOf(bet, timeless, at('18:00'))).toBeUndefined();
});

const placed = (...digits: string[]) =>
  digits.map((digit, n) => ({ digit, points: 10 + n, bet_type: 'open' as const }));
const record = (status: string, win: number | null, ...digits: string[]) => ({
  ...decodedRecord(
    { bet_status: status, amount: 21, placed_bets: placed(...digits) },
    { win_amount: win },
  ),
  timestamps: { created_at: '2026-11-20T15:20:00+05:30' },
});
const list = (result: string, clock = '16:12') => ({ at: at(clock), markets: [showing(result)] });
const outcomes = (...[bet, known]: [ReturnType<typeof record>, ReturnType<typeof list>?]) =>
  entriesWithOutcome(bet, betEntries(bet), known).map(({ digits, others, status, won, points }) =>
    [digits, others, status, won, points].join(' '),
  );

it('a record of several numbers counts its win once, for the number that was drawn', () => {
  const bet = record('won', 95, '0', '4');
  expect(outcomes(bet, list('130-4*-***'))).toEqual(['4 0 won 95 11', '0 0 lost  10']);
});

it.each([
  ['no list', undefined],
  ['a list before the draw', list('130-4*-***', '16:09')],
  ['a list that contradicts the win', list('128-1*-***')],
])('a record of several numbers names no winner with %s', (_, known) => {
  expect(outcomes(record('won', 95, '0', '4'), known)).toEqual(['0 1 won 95 21']);
});

it.each([
  ['lost', null],
  ['PENDING', null],
])('a record of several numbers with the status %s lists each number', (status, win) => {
  const bet = record(status, win, '0', '4');
  expect(outcomes(bet, list('130-4*-***'))).toEqual([`0 0 ${status}  10`, `4 0 ${status}  11`]);
});

it('a record with one number follows only the status of the host', () => {
  expect(outcomes(record('won', 95, '4'), list('128-1*-***'))).toEqual(['4 0 won 95 10']);
  expect(outcomes(record('won', null, '4'))).toEqual(['4 0 won 0 10']);
});

it('a record with two winning numbers counts one win for both', () => {
  const bet = record('won', 190, '4', '0', '4');
  expect(outcomes(bet, list('130-4*-***'))).toEqual(['4 1 won 190 22', '0 0 lost  11']);
});

it('the time of the decision comes from the market, and is unknown without the market', () => {
  const bet = record('won', 95, '4');
  const [entry] = betEntries(bet);
  if (!entry) throw new Error('There is no entry');
  expect(decidedAt(bet, entry, list(''))).toBe(at('16:10'));
  expect(decidedAt(bet, entry, { at: 0, markets: [] })).toBeUndefined();
  expect(decidedAt(bet, entry, undefined)).toBeUndefined();
});
