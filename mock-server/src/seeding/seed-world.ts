import { randomSource } from '@matka/contracts/random';
import { betTypes } from '@matka/fixtures/bet-types';
import { marketSeeds } from '@matka/fixtures/markets';
import { type Db, inTransaction } from '../db/database.ts';
import { addMarket, putBetType, readMarkets } from '../db/markets.ts';
import { type WorldSpec, writeSettings } from '../db/settings.ts';
import { initialSettings } from '../worlds/world.ts';
import { latestOpeningTime } from '../worlds/world-options.ts';
import { scenarioOf } from './scenarios/scenarios.ts';
import type { Steps } from './seed-history.ts';
import { defaultHistories, seedPlayers } from './seed-players.ts';

/** Fills an empty database with the world of a spec, in steps; the same spec gives the same rows. */
export function* seeding(db: Db, spec: WorldSpec): Steps {
  writeSettings(db, initialSettings(spec));
  for (const { openResultTime, closeResultTime, holidays, ...market } of marketSeeds)
    addMarket(db, { ...market, schedule: { openResultTime, closeResultTime, holidays } });
  for (const betType of betTypes) putBetType(db, betType);
  const { seed, at } = spec;
  const scenario = scenarioOf(spec.scenario);
  const markets = readMarkets(db);
  const context = {
    seed,
    at,
    openUntil: latestOpeningTime(spec),
    markets,
    random: randomSource(seed),
  };
  yield* seedPlayers(db, spec, context, scenario.histories ?? defaultHistories);
  scenario.apply?.(db, spec);
}

/** Fills an empty database with the world of a spec at once, in one transaction. */
export function seedWorld(db: Db, spec: WorldSpec): void {
  inTransaction(db, () => [...seeding(db, spec)]);
}
