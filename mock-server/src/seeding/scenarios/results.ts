import { saveManualDraw } from '../../db/manual-draws.ts';
import { readMarkets } from '../../db/markets.ts';
import { dayAfter, marketDayAt } from '../../markets/schedule.ts';
import type { Scenario } from './scenario.ts';

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
