import { expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { drawAtTime } from './results.ts';
import { resultInstant } from './schedule.ts';
import { seededDraw } from './seeded-draws.ts';

it('the results of a day are those of the seed, each from its time on', async () => {
  const { world } = await buildTestApp({ scenario: 'fresh' });
  const day = '2026-11-17';
  for (const market of world.markets) {
    const draw = seededDraw(world.settings.spec.seed, market.id, day);
    const at = (session: 'open' | 'close', before = 0) =>
      drawAtTime(world, market, day, resultInstant(market.schedule, day, session) - before);
    expect(at('open', 1)).toMatchObject({ openPana: null, closePana: null });
    expect(at('open')).toMatchObject({ openPana: draw.openPana, closePana: null });
    expect(at('close')).toEqual(draw);
  }
});
