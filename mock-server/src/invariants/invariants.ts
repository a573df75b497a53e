import Type, { type Static } from 'typebox';
import { firstSession } from '../betting/bet-rules.ts';
import { historyPage, pageSizeOf } from '../betting/history.ts';
import { pendingBets } from '../db/bets.ts';
import { openSnapshot, serializeDatabase } from '../db/database.ts';
import * as queries from '../db/invariant-queries.ts';
import { allPlayers } from '../db/players.ts';
import { listMarkets } from '../markets/market-list.ts';
import { drawAtTime } from '../markets/results.ts';
import { resultInstant, statuses } from '../markets/schedule.ts';
import { settleBet } from '../markets/settle-draw.ts';
import { HttpError } from '../shared/http-error.ts';
import { nextTurn } from '../shared/next-turn.ts';
import { Text } from '../shared/schema-types.ts';
import { type World, wallClock, worldTime } from '../worlds/world.ts';

function marketsWithEarlyResult(world: World): unknown[] {
  const { 'running-now': running, 'running-for-close': forClose } = statuses;
  return listMarkets(world, worldTime(world)).filter(
    ({ current_status: status, open_pana: open, close_pana: close }) =>
      (status === running.number && (open !== null || close !== null)) ||
      (status === forClose.number && close !== null),
  );
}

/** Rows that are read in one turn. */
const batch = 10_000;

/** The rows that are found among the ids up to the newest one, in parts. */
function* byIds(
  newest: { readonly id: number | null } | undefined,
  find: (from: number, before: number) => unknown[],
): Iterable<unknown[]> {
  for (let from = 0; from <= (newest?.id ?? 0); from += batch) yield find(from, from + batch);
}

/** Groups of bets with a bet that was accepted after the result on which it depends. */
const betsOnKnownResults = (world: World): Iterable<unknown[]> =>
  byIds(queries.newestBetId(world.db).get(), (from, before) =>
    queries
      .newestBets(world.db)
      .all(from, before)
      .filter(({ market_id: id, market_day: day, bet_type_id: type, decided_by: code, at }) => {
        const market = world.markets.find((known) => known.id === id);
        const session = firstSession(type, code);
        const isKnown = market && Date.parse(at) >= resultInstant(market.schedule, day, session);
        return isKnown === true;
      }),
  );

export const Invariant = Type.Object({
  name: Text('no wallet is negative'),
  holds: Type.Boolean(),
  violations: Type.Array(Type.Unknown()),
});
export type Invariant = Static<typeof Invariant>;

const maxViolations = 5;
/** Of players with more pages, only the first and last ones are checked. */
const maxCheckedPages = 50;

function overdue(world: World): unknown[] {
  const until = world.settings.settledUntil;
  return queries
    .pendingGroups(world.db)
    .all()
    .flatMap(({ market_id: id, market_day: day, decided_by: code }) => {
      const market = world.markets.find((known) => known.id === id);
      if (!market || resultInstant(market.schedule, day, code) > until) return [];
      const draw = drawAtTime(world, market, day, until);
      return pendingBets(world.db, id, day, code)
        .filter((row) => settleBet(row, draw, world.rules.rates).status !== 'PENDING')
        .map((row) => row.id);
    });
}

function pagesOf(total: number, size: number): number[] {
  const pages = Math.max(1, Math.ceil(total / size));
  const all = Array.from({ length: pages }, (_, i) => i + 1);
  return pages <= maxCheckedPages ? all : [...all.slice(0, 10), ...all.slice(-10)];
}

function idsOnPage(world: World, playerId: number, page: number): string | undefined {
  try {
    const { data } = historyPage(world, playerId, {}, page);
    return data.map(({ id }) => id).join();
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

/** Pages that do not show each bet of a player once, in the order of the world. */
function* badlyPaged(world: World): Iterable<unknown[]> {
  const size = pageSizeOf(world);
  for (const { id: playerId, mobile } of allPlayers(world.db)) {
    const ids = queries
      .idsOfPlayer(world.db)
      .all(playerId)
      .map(({ id }) => id);
    if (world.rules.oldestFirst) ids.reverse();
    for (const page of pagesOf(ids.length, size)) {
      const expected = ids.slice((page - 1) * size, page * size).join();
      yield idsOnPage(world, playerId, page) === expected ? [] : [{ mobile, page }];
    }
  }
}

/** A check finds its violations in parts: between them other requests can be served. */
type Check = readonly [name: string, find: (world: World) => Iterable<unknown[]>];

/** The invariants of a world, each with the search for its violations. */
const checks: readonly Check[] = [
  ['each wallet is the sum of its ledger', ({ db }) => [queries.unbalanced(db).all()]],
  [
    'each ledger entry follows from the one before it',
    ({ db }) =>
      byIds(queries.newestEntryId(db).get(), (...ids) => queries.brokenChain(db).all(...ids)),
  ],
  ['no wallet was ever below zero', ({ db }) => [queries.belowZero(db).all()]],
  ['no bet was paid twice', ({ db }) => [queries.paidTwice(db).all()]],
  [
    'each bet was paid what it won',
    ({ db }) =>
      byIds(queries.newestBetId(db).get(), (...ids) => queries.wronglyPaid(db).all(...ids)),
  ],
  ['no bet is pending whose result is out', (world) => [overdue(world)]],
  ['no market that takes bets shows their result', (world) => [marketsWithEarlyResult(world)]],
  ['no bet was taken on a known result', betsOnKnownResults],
  ['the pages of a player hold each bet once', badlyPaged],
];

/**
 * Checks the present invariants of a world one by one on a copy of its database: meanwhile other requests are served,
 * which may change or remove the world.
 */
export async function invariantsOf(world: World): Promise<Invariant[]> {
  const db = openSnapshot(serializeDatabase(world.db));
  const copy: World = { ...world, db, cache: {}, frozenWallClock: wallClock(world) };
  const invariants: Invariant[] = [];
  try {
    for (const [name, find] of checks) {
      const found: unknown[] = [];
      for (const part of find(copy)) {
        found.push(...part);
        await nextTurn();
      }
      const violations = found.slice(0, maxViolations);
      invariants.push({ name, holds: found.length === 0, violations });
    }
  } finally {
    db.handle.close();
  }
  return invariants;
}
