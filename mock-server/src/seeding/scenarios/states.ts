import { betTypes, classicHalfSangam as classic } from '@matka/fixtures/bet-types';
import type { Db } from '../../db/database.ts';
import { saveManualDraw } from '../../db/manual-draws.ts';
import {
  putBetType,
  readMarkets,
  removeBetTypes,
  removeMarkets,
  setHolidays,
  setSuspended,
} from '../../db/markets.ts';
import { updateStoredSettings } from '../../db/settings.ts';
import { dayAfter, marketDayAt } from '../../markets/schedule.ts';
import { defaultTokenSettings } from '../../worlds/world.ts';
import type { Scenario } from './scenario.ts';

export const noBetTypes: Scenario = {
  description: 'The app offers no bet types.',
  apply: (db) => removeBetTypes(db),
};

export const unknownBetType: Scenario = {
  description: 'One bet type has a code that no client knows.',
  apply: (db) =>
    putBetType(db, {
      id: 99,
      name: 'Starline Special',
      config: { code: 'starline_special', bet_direction: 'both' },
    }),
};

export const chooseASide: Scenario = {
  description: 'No bet type has a default direction: the player must choose one.',
  apply: (db) => {
    for (const betType of betTypes) {
      const { default_direction: _, ...config } = betType.config;
      putBetType(db, { ...betType, config: { ...config, bet_direction: 'both' } });
    }
  },
};

export const classicHalfSangam: Scenario = {
  description:
    'Half Sangam is offered under its older code, half_sangam, instead of Half Sangam A.',
  apply: (db) => putBetType(db, classic),
};

/** Access tokens of a login are rejected; those of a refresh are valid. */
const refusedAfterLogin = { ...defaultTokenSettings, generation: 1, loginGeneration: 0 };

export const accessTokenExpired: Scenario = {
  description: 'The access token of a login is rejected as expired; the refresh token is valid.',
  apply: (db) => updateStoredSettings(db, { tokens: refusedAfterLogin }),
};

export const refreshRefused: Scenario = {
  description: 'The access token of a login and all refresh tokens are rejected as expired.',
  apply: (db) =>
    updateStoredSettings(db, { tokens: { ...refusedAfterLogin, refreshRefused: true } }),
};

const kalyanOf = (db: Db): number =>
  readMarkets(db).find(({ name }) => name === 'Kalyan Matka')?.id ?? 0;

export const noMarkets: Scenario = {
  description: 'The app has no market.',
  histories: {},
  apply: (db) => removeMarkets(db),
};

export const bettingIsClosed: Scenario = {
  description: 'Kalyan Matka has a holiday: Betting is closed.',
  histories: {},
  apply: (db) => setHolidays(db, kalyanOf(db), [0, 1, 2, 3, 4, 5, 6]),
};

export const marketClosed: Scenario = {
  description: 'Kalyan Matka is suspended: Closed.',
  apply: (db) => setSuspended(db, kalyanOf(db), true),
};

/** Interval of the holes in days, alternately a whole day and a close result. */
const every = 3;
const daysBack = 60;

export const chartWithHoles: Scenario = {
  description: 'Every third day of SITA MORNING has no results, or no close result.',
  apply: (db, { at }) => {
    const market = readMarkets(db).find(({ name }) => name === 'SITA MORNING');
    if (!market) throw new Error('The seed has no market SITA MORNING');
    const hole = { marketId: market.id, pana: null };
    for (let ago = 1; ago <= daysBack; ago += every) {
      const day = dayAfter(marketDayAt(at), -ago);
      saveManualDraw(db, { ...hole, day, session: 'close' });
      if (ago % 2 === 1) saveManualDraw(db, { ...hole, day, session: 'open' });
    }
  },
};
