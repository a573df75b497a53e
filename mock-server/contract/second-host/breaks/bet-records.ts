import { bodies, each, fieldsIn, isFields, renamed, set, some, without } from '../edit.ts';
import type { Json } from '../exchange.ts';
import type { Break } from '../variant.ts';

const record = 'data.*';
const details = `${record}.bet_details`;
const placed = `${details}.placed_bets.*`;

const inHistory = (change: (body: Json) => Json) => bodies(change, 'history');

const all: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'placed-bets-renamed',
    description: 'The sub-bets are called bets.',
    effect: 'Reads N/A in place of what was placed.',
    changed: inHistory(renamed(`${details}.placed_bets`, 'bets')),
  },
  {
    name: 'placed-bets-as-text',
    description: 'The sub-bets are JSON in a text.',
    effect: 'Reads N/A in place of what was placed.',
    changed: inHistory(each(`${details}.placed_bets`, (list) => JSON.stringify(list))),
  },
  {
    name: 'pana-renamed',
    description: 'The pana of a sub-bet is called panna.',
    effect: 'Reads N/A in place of the pana.',
    changed: inHistory(renamed(`${placed}.pana`, 'panna')),
  },
  {
    name: 'digit-renamed',
    description: 'The digit of a sub-bet is called ank.',
    effect: 'Reads N/A in place of the digit.',
    changed: inHistory(renamed(`${placed}.digit`, 'ank')),
  },
  {
    name: 'jodi-as-number',
    description: 'The jodi of a sub-bet is a number.',
    effect: 'Reads 5 where 05 was placed.',
    changed: inHistory(some(`${placed}.jodi`, Number)),
  },
  {
    name: 'pana-as-number',
    description: 'The pana of a sub-bet is a number.',
    effect: 'Reads 0 where 000 was placed.',
    changed: inHistory(some(`${placed}.pana`, Number)),
  },
  {
    name: 'sangam-numbers-swapped',
    description: 'Open and close pana of a full sangam are swapped.',
    effect: 'Reads another bet than was placed.',
    changed: inHistory(
      each(placed, (bet) => {
        const { open_pana: open, close_pana: close, ...others } = fieldsIn(bet);
        return open && close ? { ...others, open_pana: close, close_pana: open } : bet;
      }),
    ),
  },
  {
    name: 'points-of-sub-bets-renamed',
    description: 'The points of a sub-bet are called stake.',
    effect: 'Reads the amount of the whole bet beside each number.',
    changed: inHistory(renamed(`${placed}.points`, 'stake')),
  },
  {
    name: 'session-of-sub-bets-missing',
    description: 'Neither a bet nor its sub-bets say their session.',
    effect: 'Cannot tell open from close.',
    changed: inHistory((body) =>
      without(`${details}.bet_type`)(without(`${placed}.bet_type`)(body)),
    ),
  },
  {
    name: 'raw-result-renamed',
    description: 'The raw result is called result.',
    effect: 'Reads N/A in place of the digits of a bet without sub-bets.',
    changed: inHistory(renamed(`${details}.result_data.raw_result`, 'result')),
  },
  {
    name: 'raw-result-as-object',
    description: 'The raw result is an object.',
    effect: 'Reads N/A in place of the digits of a bet without sub-bets.',
    changed: inHistory(
      some(`${details}.result_data.raw_result`, (text) =>
        JSON.parse(String(text).replaceAll("'", '"')),
      ),
    ),
  },
  {
    name: 'raw-result-unparsable',
    description: 'The raw result holds a None.',
    effect: 'Reads N/A in place of the digits of a bet without sub-bets.',
    changed: inHistory(
      some(`${details}.result_data.raw_result`, (text) =>
        String(text).replace('{', "{'error': None, "),
      ),
    ),
  },
  {
    name: 'result-data-missing',
    description: 'A bet has no result data.',
    effect: 'Reads N/A in place of the digits of a bet without sub-bets.',
    changed: inHistory(without(`${details}.result_data`)),
  },
  {
    name: 'status-renamed',
    description: 'The status of a bet is called status.',
    effect: 'Reads “Unknown Status” at every bet.',
    changed: inHistory(renamed(`${details}.bet_status`, 'status')),
  },
  {
    name: 'pending-in-small-letters',
    description: 'A pending bet has the status pending.',
    effect: 'Reads a red pending in place of a yellow PENDING.',
    changed: inHistory(
      each(`${details}.bet_status`, (status) => (status === 'PENDING' ? 'pending' : status)),
    ),
  },
  {
    name: 'won-in-capitals',
    description: 'A bet that won has the status WON.',
    effect: 'Reads Bid instead of Won in the passbook.',
    changed: inHistory(
      each(`${details}.bet_status`, (status) => (status === 'won' ? 'WON' : status)),
    ),
  },
  {
    name: 'lost-renamed',
    description: 'A bet that lost has the status loss.',
    effect: 'Reads loss in place of “Better luck next time”.',
    changed: inHistory(
      each(`${details}.bet_status`, (status) => (status === 'lost' ? 'loss' : status)),
    ),
  },
  {
    name: 'status-as-number',
    description: 'The status of a bet is a number.',
    effect: 'Reads 1 or 2 as status.',
    changed: inHistory(
      each(`${details}.bet_status`, (status) => ['PENDING', 'lost', 'won'].indexOf(String(status))),
    ),
  },
  {
    name: 'win-amount-missing',
    description: 'A win says no amount.',
    effect: 'Reads a win of 0.',
    changed: inHistory(without(`${record}.calculated_values.win_amount`)),
  },
  {
    name: 'win-amount-for-people',
    description: 'The amount of a win has a sign and commas.',
    effect: 'Reads a win of 0.',
    changed: inHistory(
      some(`${record}.calculated_values.win_amount`, (amount) => `₹${Number(amount)},00`),
    ),
  },
  {
    name: 'net-profit-missing',
    description: 'A bet says no profit.',
    effect: 'Reads won instead of the congratulations.',
    changed: inHistory(without(`${record}.calculated_values.net_profit`)),
  },
  {
    name: 'calculated-values-renamed',
    description: 'The calculated values are called totals.',
    effect: 'Reads a win of 0.',
    changed: inHistory(renamed(`${record}.calculated_values`, 'totals')),
  },
  {
    name: 'amount-renamed',
    description: 'The amount of a bet is called stake.',
    effect: 'Reads 0 points at bets without sub-bets.',
    changed: inHistory(renamed(`${details}.amount`, 'stake')),
  },
  {
    name: 'amount-in-hundredths',
    description: 'The amounts of a bet and its sub-bets are in hundredths.',
    effect: 'Reads a hundred times what was placed.',
    changed: inHistory((body) =>
      some(
        `${details}.amount`,
        (amount) => Number(amount) * 100,
      )(some(`${placed}.points`, (points) => Number(points) * 100)(body)),
    ),
  },
  {
    name: 'before-amount-missing',
    description: 'A bet does not say the wallet before it.',
    effect: 'Reads a passbook that starts from 0 at every bet.',
    changed: inHistory(without(`${details}.before_amount`)),
  },
  {
    name: 'market-name-missing',
    description: 'A bet does not say the name of its market.',
    effect: 'Sees cards without a title.',
    changed: inHistory(without(`${record}.market.name`)),
  },
  {
    name: 'market-as-text',
    description: 'The market of a bet is its name alone.',
    effect: 'Sees cards without a title.',
    changed: inHistory(each(`${record}.market`, (market) => fieldsIn(market).name ?? null)),
  },
  {
    name: 'bet-type-name-missing',
    description: 'A bet does not say the name of its bet type.',
    effect: 'Cannot tell which game was played.',
    changed: inHistory(without(`${record}.bet_type.name`)),
  },
  {
    name: 'created-at-as-number',
    description: 'The time of a bet is a number of seconds.',
    effect: 'Reads no date.',
    changed: inHistory(
      each(`${record}.timestamps.created_at`, (time) => Date.parse(String(time)) / 1000),
    ),
  },
  {
    name: 'created-at-for-people',
    description: 'The time of a bet is written day first.',
    effect: 'Reads no date or a wrong one.',
    changed: inHistory(
      each(`${record}.timestamps.created_at`, (time) => {
        const [year, month, day] = String(time).slice(0, 10).split('-');
        return `${day}/${month}/${year} ${String(time).slice(11, 16)}`;
      }),
    ),
  },
  {
    name: 'created-at-without-offset',
    description: 'The time of a bet is in UTC and does not say so.',
    effect: 'Reads times that are five and a half hours early.',
    changed: inHistory(
      each(`${record}.timestamps.created_at`, (time) =>
        new Date(String(time)).toISOString().slice(0, 19),
      ),
    ),
  },
  {
    name: 'bet-ids-missing',
    description: 'A bet has no id.',
    effect: 'Sees no bet at all.',
    changed: inHistory(without(`${record}.id`)),
  },
  {
    name: 'bet-ids-alike',
    description: 'All bets have the same id.',
    effect: 'Sees one bet.',
    changed: inHistory(set(`${record}.id`, 48211)),
  },
  {
    name: 'details-flat',
    description: 'The details of a bet stand beside its id.',
    effect: 'Sees no bet at all.',
    changed: inHistory(
      each(record, (one) => {
        const { bet_details, ...others } = fieldsIn(one);
        return isFields(bet_details) ? { ...others, ...bet_details } : one;
      }),
    ),
  },
];

/** Breaks of the bets in the history. */
export const betRecords: readonly Break[] = all.map(
  (one): Break => ({ ...one, endpoint: 'history' }),
);
