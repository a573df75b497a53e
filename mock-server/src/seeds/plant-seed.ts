import { betTypes } from '@matka/fixtures/bet-types';
import { marketSeeds } from '@matka/fixtures/markets';
import { type Db, inTransaction } from '../stores/db.ts';
import { addMarket, putBetType } from '../stores/house.ts';
import { type Birth, writeSettings } from '../stores/settings.ts';
import { settingsOf } from '../worlds/world.ts';
import { plantPlayers } from './plant-players.ts';

/** Fills an empty database with the world of a birth: the same birth gives the same rows. */
export function plantSeed(db: Db, birth: Birth): void {
  inTransaction(db, () => {
    writeSettings(db, settingsOf(birth));
    for (const { id, name, openResultTime, closeResultTime, holidays } of marketSeeds) {
      addMarket(db, { id, name, schedule: { openResultTime, closeResultTime, holidays } });
    }
    for (const betType of betTypes) putBetType(db, betType);
    plantPlayers(db, birth);
  });
}
