import type { Call } from '../network/network.ts';
import type { PlayerStart, Stage } from '../run/stage.ts';
import { type Filter, passes, queryOf } from './filters.ts';
import {
  type Bet,
  type DrawnPanas,
  daysBetween,
  digitOf,
  drawTime,
  isDecidedAtClose,
  isPlayedOn,
  marketDay,
  winOf,
} from './game.ts';
import type { Judge } from './judge.ts';
import { fieldsOf, type HistoryBet, historyBet, listOf, parse, textIn } from './wire.ts';

type Request = Pick<Call, 'method' | 'target' | 'token' | 'key' | 'body'>;

const get = (target: string, token?: string): Request => ({
  method: 'GET',
  target,
  token,
  key: undefined,
  body: undefined,
});

/** More pages than any player of a run has. */
const MAX_PAGES = 60;
const PAGE = 10;

const everything: Filter = { statuses: [], session: null, markets: [] };

/** The whole history of a player, by its pages; each bet must be on one page once. */
async function readHistory(
  { host }: Stage,
  judge: Judge,
  token: string,
  filter = everything,
): Promise<HistoryBet[]> {
  const bets: HistoryBet[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { status, text } = await host.serve(
      get(`/bets/history/?${queryOf(filter, page)}`, token),
    );
    const body = fieldsOf(parse(text));
    const list = listOf(body.data).map(historyBet);
    const { has_next: hasNext, current_page: current } = fieldsOf(body.pagination);
    if (status !== 200 || current !== page) {
      judge.report('wrong history', `page ${page}`, `${status} ${text.slice(0, 200)}`);
      return bets;
    }
    bets.push(...list);
    if (hasNext && list.length !== PAGE) {
      judge.report('wrong history', `${PAGE} bets on page ${page}`, `${list.length}`);
    }
    if (!hasNext) break;
  }
  const ids = bets.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) judge.report('wrong history', 'each bet once', ids.join());
  if (ids.some((id, at) => at > 0 && id > (ids[at - 1] ?? id))) {
    judge.report('wrong history', 'the newest bets first', ids.join());
  }
  return bets;
}

const keyOf = (market: string, number: string, points: number): string =>
  `${market} ${number} ${points}`;

/** Whether no other bet of a list has the number, the market and the points of a bet. */
const isOnly = (bet: Bet, all: readonly Bet[]): boolean =>
  all.filter(
    ({ market, number, points }) =>
      keyOf(market, number, points) === keyOf(bet.market, bet.number, bet.points),
  ).length === 1;

const differ = (one: number, other: number): boolean => Math.abs(one - other) > 0.001;

/** Every booked bet is in the history once, with what it was. */
function checkBooked(judge: Judge, player: string, history: readonly HistoryBet[]): void {
  const own = judge.ledger.booked.filter((bet) => bet.player === player);
  const since = Math.min(...own.map(({ at }) => at));
  const counts = new Map<string, number>();
  const count = (key: string, by: number) => counts.set(key, (counts.get(key) ?? 0) + by);
  for (const bet of own) count(keyOf(bet.market, bet.number, bet.points), 1);
  for (const bet of history.filter(({ at }) => at >= since)) {
    for (const { number, points } of bet.parts) count(keyOf(bet.market, number, points), -1);
  }
  for (const [key, left] of counts) {
    if (left !== 0)
      judge.report('wrong history', `${key} as often as it was taken`, `${-left} more`);
  }
  for (const bet of own) {
    // Equal bets of other sessions and types may lie beside it.
    const fitting = history.filter(
      ({ market, parts }) =>
        market === bet.market &&
        parts.some(({ number, points }) => number === bet.number && points === bet.points),
    );
    const [found] = fitting;
    if (found?.before !== undefined && isOnly(bet, own) && differ(found.before, bet.before)) {
      const name = `${bet.number} for ${bet.points} points`;
      judge.report('wrong history', `${bet.before} points before ${name}`, `${found.before}`);
    }
    const typeName = judge.ledger.types.get(bet.typeId);
    if (found && typeName !== undefined && !fitting.some(({ type }) => type === typeName)) {
      judge.report('wrong history', `${bet.number} as ${typeName}`, found.type);
    }
    const session = isDecidedAtClose(bet.typeId) ? undefined : bet.session;
    if (found && session && !fitting.some((each) => each.session === session)) {
      judge.report('wrong history', `${bet.number} on ${session}`, String(found.session));
    }
  }
}

/** A filter finds all bets that pass it, and no others; which filter is another choice for each seed. */
async function checkFilter(
  stage: Stage,
  judge: Judge,
  token: string,
  history: readonly HistoryBet[],
): Promise<void> {
  const market = history.at(0)?.market ?? '';
  const filters: Filter[] = [
    { statuses: ['won'], session: null, markets: [] },
    { statuses: ['lost', 'pending'], session: 'close', markets: [] },
    { statuses: [], session: 'open', markets: [market] },
  ];
  const filter = filters[stage.seed % filters.length] ?? everything;
  const found = await readHistory(stage, judge, token, filter);
  const seen = found.map(({ id }) => id).join();
  const expected = history.filter((bet) => passes(bet, filter)).map(({ id }) => id);
  if (seen === expected.join()) return;
  const query = queryOf(filter, 1);
  judge.report('wrong history', `bets ${expected.join()} with ${query}`, `bets ${seen}`);
}

/** Results by market day and market, as the host shows them now. */
type Results = ReadonlyMap<string, DrawnPanas>;

const pana = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Reads the results of some days; a session has one exactly if its time has come. */
async function readResults(
  stage: Stage,
  judge: Judge,
  days: readonly string[],
  token: string,
): Promise<Results> {
  const results = new Map<string, DrawnPanas>();
  for (const day of days) {
    const [year, month] = day.split('-');
    const target = `/markets/results/monthly/?app_id=simulation&date=${day}&month=${month}&year=${year}`;
    const { text } = await stage.host.serve(get(target, token));
    const { markets } = fieldsOf(parse(text));
    for (const market of judge.ledger.markets.values()) {
      const entry = listOf(fieldsOf(markets)[market.name])[0] ?? {};
      const drawn = { open: pana(entry.open_pana), close: pana(entry.close_pana) };
      results.set(`${day} ${market.name}`, drawn);
      for (const session of ['open', 'close'] as const) {
        const isDrawn =
          isPlayedOn(market.name, day) ||
          judge.ledger.setDraws.has(`${day} ${market.name} ${session}`);
        const isDue = isDrawn && drawTime(market, day, session) <= stage.kernel.now();
        const digit = textIn(entry, `${session}_digit`);
        const own = drawn[session];
        if (isDue !== (own !== undefined)) {
          judge.report(
            'wrong result',
            `${isDue ? 'a' : 'no'} ${session} result of ${market.name} on ${day}`,
            String(own),
          );
        } else if (own !== undefined && digit !== digitOf(own)) {
          judge.report('wrong result', `digit ${digitOf(own)} of ${own}`, digit);
        }
      }
    }
  }
  return results;
}

/** Every bet stands as its draw decides, and wins what the rules say. */
function checkSettled(judge: Judge, history: readonly HistoryBet[], results: Results): void {
  const idOf = new Map([...judge.ledger.types].map(([id, name]) => [name, id]));
  for (const bet of history) {
    const drawn = results.get(`${marketDay(bet.at)} ${bet.market}`);
    const typeId = idOf.get(bet.type);
    const [part, ...more] = bet.parts;
    if (!drawn || typeId === undefined || !part || more.length > 0 || part.number === '') continue;
    const session = part.session ?? bet.session;
    const win = winOf({ typeId, market: bet.market, ...part, session }, drawn);
    const status = win === undefined ? 'PENDING' : win > 0 ? 'won' : 'lost';
    const seen = `bet ${bet.id} (${bet.type} ${part.number} ${session}): ${bet.status}, ${bet.win ?? 0}`;
    if (bet.status !== status) {
      judge.report('wrong settlement', `${status} with ${drawn.open}-${drawn.close}`, seen);
    } else if (win !== undefined && Math.round((bet.win ?? 0) * 100) !== win) {
      judge.report('wrong settlement', `a win of ${win / 100}`, seen);
    }
  }
}

/** The wallet of a player: what they had, less what they placed, plus what they won. */
function checkBalance(
  judge: Judge,
  { pending, points: had, lastId }: PlayerStart,
  after: number,
  player: string,
  history: readonly HistoryBet[],
): void {
  const placed = judge.ledger.booked.filter((bet) => bet.player === player);
  const spent = placed.reduce((sum, { points }) => sum + points, 0);
  const isNew = ({ id }: HistoryBet) => pending.has(id) || id > lastId;
  const won = history.filter((bet) => isNew(bet) && bet.status === 'won');
  const wins = won.reduce((sum, { win }) => sum + (win ?? 0), 0);
  const expected = Math.round((had - spent + wins) * 100) / 100;
  if (differ(expected, after)) {
    judge.report(
      'wrong balance',
      `${expected} points of ${player}: ${had} - ${spent} + ${wins}`,
      `${after} points`,
    );
  }
}

/** A new access token; empty if the host refuses. */
async function renew({ host }: Stage, refresh: string): Promise<string> {
  const body = JSON.stringify({ refresh });
  const { text } = await host.serve({ ...get('/token/refresh/'), method: 'POST', body });
  return textIn(fieldsOf(parse(text)), 'access');
}

/** Compares the host with the judge's books. */
export async function checkHost(stage: Stage, judge: Judge): Promise<void> {
  const { host, kernel, world } = stage;
  for (const { name, holds, violations } of await host.control.invariants()) {
    if (!holds) judge.report('broken invariant', name, JSON.stringify(violations));
  }
  const [first] = judge.ledger.refreshTokens.values();
  if (first === undefined || judge.ledger.markets.size === 0) return;
  const days = daysBetween(world.start.slice(0, 10), marketDay(kernel.now()));
  const access = await renew(stage, first);
  if (access === '')
    return judge.report('no progress', 'a new token when all faults ended', 'none');
  const results = await readResults(stage, judge, days, access);
  for (const [player, refresh] of judge.ledger.refreshTokens) {
    const token = refresh === first ? access : await renew(stage, refresh);
    if (token === '') {
      judge.report('no progress', `a new token for ${player}`, 'none');
      continue;
    }
    const history = await readHistory(stage, judge, token);
    await checkFilter(stage, judge, token, history);
    const hasBets = judge.ledger.booked.some((bet) => bet.player === player);
    if (hasBets) checkBooked(judge, player, history);
    checkSettled(judge, history, results);
    const before = stage.start.get(player);
    if (!before || judge.ledger.wasCorrected) continue;
    const { points } = await host.control.player(player);
    checkBalance(judge, before, points, player, history);
  }
}
