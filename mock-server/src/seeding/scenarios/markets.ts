import type { Db } from '../../db/database.ts';
import { readMarkets, removeMarkets, setHolidays, setSuspended } from '../../db/markets.ts';
import type { Scenario } from './scenario.ts';

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
