import { each, fieldsIn, type Json, listIn } from '../../src/host-styles/json.ts';
import type { Host, Transformer } from '../hosts/host.ts';
import { histories, inSubBets, pageAsked, pageOf, rows } from '../hosts/records.ts';
import { asked, bodies, queries } from '../hosts/transform.ts';
import { newRecords, otherSession, withAnother } from './other-records.ts';
import type { Rows } from './rows.ts';

/** Changes the rows of a page by the rows of the page before it; the first page does not change. */
const withPageBefore = (change: (rows: Json[], before: Json[]) => Json[]): Transformer =>
  bodies(histories, async (body, asked, host) => {
    if (pageAsked(asked) === 1) return body;
    const before = await pageOf(host, asked, pageAsked(asked) - 1);
    return each('data', (own) => change(listIn(own), before))(body);
  });

const isFiltered = ({ searchParams }: URL): boolean =>
  ['bet_status', 'session_type', 'market_names'].some((name) => searchParams.has(name));

const swapped = (query: URLSearchParams, name: string, one: string, other: string) => {
  const values = query.getAll(name);
  query.delete(name);
  for (const value of values)
    query.append(name, value === one ? other : value === other ? one : value);
};

const otherNumber = (text: Json | undefined): Json =>
  /^\d$/.test(String(text))
    ? String((Number(text) + 1) % 10)
    : String(text).split('').reverse().join('');

const numbers = ['digit', 'jodi', 'open_digit', 'close_digit'];

const isInFirstPage = (url: URL) => pageAsked({ url }) === 1 && !isFiltered(url);

async function betOfAnother(host: Host, url: URL, token: Promise<Json>) {
  const headers = { authorization: `Bearer ${await token}` };
  return (
    await pageOf(host, { method: 'GET', url: new URL('/bets/history/', url), headers }, 1)
  )[0];
}

const timeOf = (row: Json) => Date.parse(String(fieldsIn(fieldsIn(row).timestamps).created_at));

const foreignRecord = withAnother((token) => {
  let foreign: Promise<Json | undefined> | undefined;
  return bodies('history', async (body, { url }, host) => {
    if (!isInFirstPage(url)) return body;
    foreign ??= betOfAnother(host, url, token(host, url));
    const row = await foreign;
    return each('data', (own) =>
      row === undefined ? own : [...listIn(own), row].sort((a, b) => timeOf(b) - timeOf(a)),
    )(body);
  });
});

/** Contradictions about booked bets, lists and filters. */
export const historyRows: Rows = {
  /** A bet is booked twice. */
  'booked-twice': newRecords((record) => [
    { ...record, id: Number(record.id) + 1_000_000 },
    record,
  ]),
  /** A bet that was accepted is not booked. */
  'not-booked': newRecords(() => []),
  /** A bet is booked on another number. */
  'another-number-booked': newRecords((record) => [
    inSubBets((bet) =>
      Object.fromEntries(
        Object.entries(bet).map(([name, value]) => [
          name,
          value !== null && numbers.includes(name) ? otherNumber(value) : value,
        ]),
      ),
    )(record),
  ]),
  /** A bet is booked on the other session. */
  'booked-on-the-other-session': newRecords((record) => [
    inSubBets((bet) => ({ ...bet, bet_type: otherSession(bet.bet_type) }))(record),
  ]),
  /** A bet is booked for a point more. */
  'booked-for-a-point-more': newRecords((record) => {
    const more = inSubBets((bet) => ({ ...bet, points: Number(bet.points) + 1 }))(record);
    const { amount } = fieldsIn(more.bet_details);
    return [
      { ...more, bet_details: { ...fieldsIn(more.bet_details), amount: Number(amount) + 1 } },
    ];
  }),
  /** A bet is booked on another market. */
  'booked-on-another-market': newRecords((record) => {
    const { name } = fieldsIn(record.market);
    return [{ ...record, market: { name: name === 'Main Bazar' ? 'Milan Day' : 'Main Bazar' } }];
  }),
  /** A page repeats the last bet of the page before it. */
  'page-repeats-a-record': withPageBefore((own, before) => [
    ...before.slice(-1),
    ...own.slice(0, -1),
  ]),
  /** A page leaves out its first bet. */
  'page-skips-a-record': withPageBefore((own) => own.slice(1)),
  /** The filter of sessions gives the other one. */
  'session-filter-inverted': queries('history', (query) =>
    swapped(query, 'session_type', 'open', 'close'),
  ),
  /** Of several markets the filter takes the first alone. */
  'one-market-filtered': queries('history', (query) => {
    const [name] = query.getAll('market_names');
    if (name !== undefined) query.set('market_names', name);
  }),
  /** Of several statuses the filter takes the last alone. */
  'one-status-filtered': queries('history', (query) => {
    const last = query.getAll('bet_status').at(-1);
    if (last !== undefined) query.set('bet_status', last);
  }),
  /** A filtered page leaves out its last bet. */
  'filter-loses-a-record': rows((own, { url }) => (isFiltered(url) ? own.slice(0, -1) : own)),
  /** The other history lacks the newest bet. */
  'other-history-lacks-a-record': bodies('bettingHistory', (body, { url }) =>
    each('data', (own) => (pageAsked({ url }) === 1 ? listIn(own).slice(1) : own))(body),
  ),
  /** The address of a bet gives the one before it. */
  'next-bet-by-id': asked('bet', (request) => {
    const path = request.url.pathname.replace(/\d+/, (id) => String(Math.max(1, Number(id) - 1)));
    return { ...request, url: new URL(path, request.url) };
  }),
  /** A history has a bet of another player. */
  'bet-of-another-player': foreignRecord,
};
