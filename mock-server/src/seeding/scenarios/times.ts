import type { Db } from '../../db/database.ts';
import { type Market, readMarkets } from '../../db/markets.ts';
import { updateStoredSettings, type WorldSpec } from '../../db/settings.ts';
import {
  bidsStopInstant,
  dayAfter,
  isHoliday,
  marketDayAt,
  resultInstant,
} from '../../markets/schedule.ts';
import { minute, second } from '../../shared/time.ts';
import type { Scenario } from './scenario.ts';

const kalyan = 'Kalyan Matka';

/** Sets the world's time: a fixed clock stays there, a real one continues from there. */
function startAt(db: Db, { clock }: WorldSpec, at: number): void {
  updateStoredSettings(db, { clock: { mode: clock.mode === 'fixed' ? 'fixed' : 'starting', at } });
}

/** The first instant of a kind that is not before the world's start, on a day on which all markets play. */
function nextInstant(db: Db, { at }: WorldSpec, moment: (market: Market, day: string) => number) {
  const markets = readMarkets(db);
  const market = markets.find(({ name }) => name === kalyan);
  if (!market) throw new Error(`The seed has no market ${kalyan}`);
  for (let day = marketDayAt(at); ; day = dayAfter(day)) {
    const plays = markets.every(({ schedule }) => !isHoliday(schedule, day));
    if (plays && moment(market, day) >= at) return moment(market, day);
  }
}

const at =
  (moment: (market: Market, day: string) => number) =>
  (db: Db, spec: WorldSpec): void =>
    startAt(db, spec, nextInstant(db, spec, moment));

export const beforeTheDraws: Scenario = {
  description: 'Early in the market day: every market is Running now, nothing is drawn.',
  apply: at(({ schedule }, day) => resultInstant(schedule, day, 'open') - 8 * 60 * minute),
};

export const closingIn90Seconds: Scenario = {
  description: 'Open bids of Kalyan Matka stop in 90 seconds.',
  apply: at(({ schedule }, day) => bidsStopInstant(schedule, day, 'open') - 90 * second),
};

export const runningForClose: Scenario = {
  description: 'Kalyan Matka is Running for close; its open result is due soon.',
  apply: at(({ schedule }, day) => bidsStopInstant(schedule, day, 'open') + 5 * minute),
};

export const halfDeclared: Scenario = {
  description: 'Kalyan Matka has its open result and waits for the close one.',
  apply: at(({ schedule }, day) => resultInstant(schedule, day, 'open') + 20 * minute),
};

export const allClosed: Scenario = {
  description: 'Ten past midnight: every market is Closed for today.',
  apply: at(({ schedule }, day) => resultInstant(schedule, day, 'close') + 6 * 60 * minute),
};
