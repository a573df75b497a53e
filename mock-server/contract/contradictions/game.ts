import { each, fieldsIn, inOrder, type Json, listIn, some } from '../../src/host-styles/json.ts';
import type { Transformer } from '../hosts/host.ts';
import { details, inSubBets, records, statusOf } from '../hosts/records.ts';
import { bodies, edits, fresh, queries } from '../hosts/transform.ts';
import { otherSession } from './other-records.ts';
import type { Rows } from './rows.ts';

const isDecided = (status: string) => status === 'won' || status === 'lost';

const wins = (change: (win: number, amount: number, type: Json) => number): Transformer =>
  records((record) => {
    const { win_amount: win = null } = fieldsIn(record.calculated_values);
    if (statusOf(record) !== 'won' || win === null) return record;
    const amount = Number(fieldsIn(record.bet_details).amount);
    const paid = change(Number(win), amount, fieldsIn(record.bet_type).name ?? null);
    return {
      ...record,
      calculated_values: { win_amount: paid, net_profit: Number((paid - amount).toFixed(2)) },
    };
  });

const backwards = (text: Json): Json => String(text).split('').reverse().join('');

const dayOf = (day: Json, days: number): string =>
  new Date(Date.parse(String(day)) + days * 86_400_000).toISOString().slice(0, 10);

/** The numbers of open and close exchanged, if both are drawn. */
const swappedDraw = (day: Json): Json => {
  const { open_pana, open_digit, close_digit, close_pana, ...others } = fieldsIn(day);
  if (!open_pana || !close_pana || !open_digit || !close_digit) return day;
  return {
    ...others,
    open_pana: close_pana,
    open_digit: close_digit,
    close_digit: open_digit,
    close_pana: open_pana,
  };
};

const results = (change: (query: URLSearchParams) => void): Transformer =>
  queries('results', change);

const combinations = (change: (list: Json[]) => Json[]): Transformer =>
  edits('suggestions', 'suggestions.combinations', (list) =>
    Array.isArray(list) ? change(listIn(list)) : list,
  );

const changingRates = fresh(() => {
  let count = 0;
  return edits('payouts', 'data', (rates) => {
    count += 1;
    const less = each('*.payout_config.multiply_by', (rate) => Number(rate) - 1);
    return count % 2 === 0 ? less(rates) : rates;
  });
});

/** Contradictions about draws, wins, rates and suggestions. */
export const gameRows: Rows = {
  /** Bets are decided by the draw of the other session. */
  'win-of-the-other-session': records((record) =>
    isDecided(statusOf(record))
      ? inSubBets((bet) => ({ ...bet, bet_type: otherSession(bet.bet_type) }))(record)
      : record,
  ),
  /** Bets are decided by the draw of another day. */
  'win-of-the-day-before': records((record) =>
    isDecided(statusOf(record))
      ? {
          ...record,
          timestamps: each('created_at', (time) => {
            const day = String(time).slice(0, 10);
            return String(time).replace(day, dayOf(day, 1));
          })(record.timestamps ?? null),
        }
      : record,
  ),
  /** A win pays the amount of the bet on top. */
  'stake-on-top-of-the-win': wins((win, amount) => win + amount),
  /** The list of rates is half as high as what wins are paid by. */
  'rates-other-than-paid': edits(
    'payouts',
    'data.*.payout_config.multiply_by',
    (rate) => Number(rate) / 2,
  ),
  /** The rates are other ones each time. */
  'rates-that-change': changingRates,
  /** A jodi wins by its digits in reverse. */
  'jodis-win-backwards': records((record) =>
    statusOf(record) === 'won'
      ? inSubBets((bet) => (bet.jodi ? { ...bet, jodi: backwards(bet.jodi) } : bet))(record)
      : record,
  ),
  /** No bet is ever decided. */
  'never-decided': records((record) => ({
    ...record,
    calculated_values: { win_amount: null, net_profit: null },
    bet_details: { ...fieldsIn(record.bet_details), bet_status: 'PENDING', result_data: null },
  })),
  /** Bets are decided before their draw. */
  'decided-before-the-draw': details((bet) => ({
    ...bet,
    bet_status: bet.bet_status === 'PENDING' ? 'lost' : (bet.bet_status ?? null),
  })),
  /** A chart shows the month before. */
  'month-off-by-one': results((query) => {
    const month = Number(query.get('month'));
    if (!query.has('date') && month > 1) query.set('month', String(month - 1).padStart(2, '0'));
  }),
  /** The results of a day are those of the day before. */
  'day-off-by-one': results((query) => {
    const day = query.get('date');
    if (day) query.set('date', dayOf(day, -1));
  }),
  /** Every chart is that of one market. */
  'chart-of-another-market': results((query) => {
    if (query.has('market_name')) query.set('market_name', 'SITA MORNING');
  }),
  /** A chart has open and close in each other’s place. */
  'results-and-chart-disagree': edits('results', 'calendar_weeks.*.*', swappedDraw),
  /** The list of markets has open and close in each other’s place. */
  'market-list-and-results-disagree': edits('markets', '*', swappedDraw),
  /** The results of a day lack a market. */
  'market-missing-among-results': edits('results', 'markets', (markets) =>
    Object.fromEntries(Object.entries(fieldsIn(markets)).slice(1)),
  ),
  /** A digit is not that of its pana. */
  'ank-that-is-none-of-its-pana': bodies(
    ['markets', 'results'],
    inOrder(
      ...['*', 'calendar_weeks.*.*', 'markets.*.*', 'days.*'].map((path) =>
        some(`${path}.open_digit`, (digit) => String((Number(digit) + 1) % 10)),
      ),
    ),
  ),
  /** Suggestions end with a pana that does not belong to what was asked for. */
  'illegal-suggestion': combinations((list) =>
    list.length > 0 && list.every((one) => /^\d{3}$/.test(String(one)))
      ? [...list, list.includes('777') ? '778' : '777']
      : list,
  ),
};
