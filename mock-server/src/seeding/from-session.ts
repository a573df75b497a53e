import { randomUUID } from 'node:crypto';
import type { SentBetTypeConfig as BetTypeConfig } from '@matka/contracts/api/bet-types';
import type { Market } from '@matka/contracts/api/markets';
import { betTypeOf } from '@matka/contracts/bet-types';
import { checkExchanges } from '@matka/contracts/check/check';
import { hundredths } from '@matka/contracts/check/game/bet-entries';
import { UserError } from '@matka/contracts/cli/flags';
import { parseSession, type Session } from '@matka/contracts/session/session-file';
import { readRecordedWorld } from '@matka/contracts/sources/replay/read-recorded-world';
import type { RecordedWorld } from '@matka/contracts/sources/replay/recorded-world';
import type { FastifyInstance } from 'fastify';
import { inTransaction, serializeDatabase } from '../db/database.ts';
import { moveWallet } from '../db/ledger.ts';
import {
  addMarket,
  putBetType,
  removeBetTypes,
  removeMarkets,
  saveManualDraw,
} from '../db/markets.ts';
import { insertPlayer } from '../db/players.ts';
import type { HostRules } from '../db/settings.ts';
import { dayAfter, marketDayAt } from '../markets/schedule.ts';
import { hashSecretWith } from '../players/credentials.ts';
import { indianTimestamp } from '../shared/time.ts';
import { ImportError } from '../worlds/import-snapshot.ts';
import { changeSettings, reloadMarkets, type World } from '../worlds/world.ts';
import { silentMobile, valueForPlaceholder } from './placeholder-values.ts';
import { marketIdIn, seedRecordedBets } from './session-bets.ts';

const withSeconds = (time: string): string => (time.length === 5 ? `${time}:00` : time);

function minutesBetween(from: string, to: string): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return (minutes(to) - minutes(from) + 24 * 60) % (24 * 60);
}

const bidsStopOf = (market: Market) => {
  const before = (stop: string, result: string) =>
    stop === '' || result === '' ? 10 : minutesBetween(stop, result);
  return {
    open: before(market.open_time, market.open_result_time),
    close: before(market.close_time, market.close_result_time),
  };
};

function ratesOf({ betTypes, rates }: RecordedWorld): NonNullable<HostRules['rates']> {
  const found = betTypes.flatMap(({ name, config }) => {
    const id = betTypeOf(config.code)?.id;
    const kinds = ['SP', 'DP', 'TP'].flatMap((kind) => {
      const rate = rates.get(`${name} ${kind}`);
      return rate === undefined ? [] : [[kind, rate] as const];
    });
    const rate = rates.get(name) ?? (kinds.length > 0 ? Object.fromEntries(kinds) : undefined);
    return id === undefined || rate === undefined ? [] : [[id, rate] as const];
  });
  return Object.fromEntries(found);
}

const rulesOf = (recorded: RecordedWorld): HostRules => ({
  ...(recorded.pageSize !== undefined && { pageSize: recorded.pageSize }),
  joinsBets: recorded.joinsBets,
  rates: ratesOf(recorded),
  payouts: [...recorded.rates].map(([name, rate]) => ({
    bet_type: { name },
    payout_config: { multiply_by: rate },
  })),
  bidsStop: Object.fromEntries(
    recorded.markets.map((market) => [marketIdIn(recorded, market.id), bidsStopOf(market)]),
  ),
});

function seedCatalogue({ db }: World, recorded: RecordedWorld): void {
  removeMarkets(db);
  const weekday = new Date(`${marketDayAt(recorded.at)}T00:00:00Z`).getUTCDay();
  for (const market of recorded.markets)
    addMarket(db, {
      ...market,
      id: marketIdIn(recorded, market.id),
      schedule: {
        openResultTime: withSeconds(market.open_result_time || '12:00'),
        closeResultTime: withSeconds(market.close_result_time || '13:00'),
        holidays: recorded.resting.includes(market.name) ? [weekday] : [],
      },
    });
  removeBetTypes(db);
  for (const { name, config } of recorded.betTypes) {
    const id = betTypeOf(config.code)?.id;
    if (id !== undefined) putBetType(db, { id, name, config: config as BetTypeConfig });
  }
}

function seedDraws({ db }: World, recorded: RecordedWorld): void {
  const today = marketDayAt(recorded.at);
  for (const { id: recordedId, name } of recorded.markets) {
    const id = marketIdIn(recorded, recordedId);
    for (const day of [today, dayAfter(today), dayAfter(today, 2)])
      for (const session of ['open', 'close'] as const)
        saveManualDraw(db, { marketId: id, day, session, pana: null });
    for (const { market, day, session, pana } of recorded.draws)
      if (market === name) saveManualDraw(db, { marketId: id, day, session, pana });
  }
}

function seedPlayers(world: World, recorded: RecordedWorld): void {
  const { db } = world;
  for (const player of recorded.players) {
    const { password, mpin } = player.credentials;
    const mobile =
      player.mobile === '' ? silentMobile : valueForPlaceholder('mobile', player.mobile);
    const hash = (kind: 'password' | 'mpin', secret: string | undefined) =>
      secret === undefined ? null : hashSecretWith(mobile, valueForPlaceholder(kind, secret));
    const playerId = insertPlayer(db, {
      mobile,
      first_name: 'Recorded',
      last_name: 'Player',
      password_hash: hash('password', password),
      mpin_hash: hash('mpin', mpin),
      takes_otp: 1,
      created_at: indianTimestamp(recorded.at),
    });
    const amount = hundredths(player.points ?? 0);
    moveWallet(db, { playerId, amount, at: recorded.at, kind: 'opening', betId: null });
    seedRecordedBets(world, playerId, player, recorded);
  }
}

/** Sets a world to the state of a recorded host. */
export function seedRecordedWorld(world: World, recorded: RecordedWorld): void {
  inTransaction(world.db, () => {
    changeSettings(world, { host: rulesOf(recorded) });
    seedCatalogue(world, recorded);
    seedDraws(world, recorded);
    reloadMarkets(world);
    seedPlayers(world, recorded);
  });
}

/**
 * Creates or replaces a world with the state of a host at the start of a session. Its players sign in by the mobile numbers
 * and credentials that stand in for those of the session. Throws an ImportError.
 */
export function worldFromSession(
  { worlds }: Pick<FastifyInstance, 'worlds'>,
  id: string,
  text: string,
): World {
  const { exchanges } = sessionIn(text);
  const recorded = readRecordedWorld(exchanges, checkExchanges(exchanges).state);
  if (!recorded) throw new ImportError('This session shows neither markets nor bet types.');
  const scratch = worlds.create(`session-${randomUUID()}`, { scenario: 'fresh', now: recorded.at });
  try {
    seedRecordedWorld(scratch, recorded);
    return worlds.restore(id, { database: serializeDatabase(scratch.db) });
  } finally {
    worlds.drop(scratch.id);
  }
}

function sessionIn(text: string): Session {
  try {
    return parseSession(text);
  } catch (error) {
    if (error instanceof UserError) throw new ImportError(`This session: ${error.message}.`);
    throw error;
  }
}
