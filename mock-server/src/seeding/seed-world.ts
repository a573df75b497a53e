import { betTypes } from '@matka/fixtures/bet-types';
import { marketSeeds } from '@matka/fixtures/markets';
import type { Db } from '../db/database.ts';
import { addMarket, putBetType, readMarkets } from '../db/markets.ts';
import { type Birth, writeSettings } from '../db/settings.ts';
import { inTransaction } from '../db/transaction.ts';
import { randomSource } from '../worlds/random.ts';
import { settingsOf } from '../worlds/world.ts';
import { openedUntil } from '../worlds/world-options.ts';
import { scenarioOf } from './scenarios/scenarios.ts';
import { plantPlayers, usualHistories } from './seed-players.ts';

/** Fills an empty database with the world of a birth: the same birth gives the same rows. */
export function plantSeed(db: Db, birth: Birth): void {
  inTransaction(db, () => {
    writeSettings(db, settingsOf(birth));
    for (const { id, name, openResultTime, closeResultTime, holidays } of marketSeeds) {
      addMarket(db, { id, name, schedule: { openResultTime, closeResultTime, holidays } });
    }
    for (const betType of betTypes) putBetType(db, betType);
    const { seed, at } = birth;
    const scenario = scenarioOf(birth.scenario);
    const markets = readMarkets(db);
    const ground = { seed, at, openUntil: openedUntil(birth), markets, random: randomSource(seed) };
    plantPlayers(db, birth, ground, scenario.histories ?? usualHistories);
    scenario.apply?.(db, birth);
  });
}
