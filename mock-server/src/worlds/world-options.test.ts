import { mainPlayer } from '@matka/fixtures/players';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openSnapshot } from '../db/database.ts';
import { playerByMobile } from '../db/players.ts';
import { processDueDraws } from '../markets/due-draws.ts';
import { loadWorld, worldTime } from './world.ts';
import { latestOpeningTime, resetSpec } from './world-options.ts';
import { snapshotFor } from './worlds.ts';

const hour = 60 * 60_000;
/** A full hour of the world's time, which Indian time meets at its half ones. */
const first = Date.parse('2026-11-20T00:30:00+05:30');

it.each(Array.from({ length: 24 }, (_, hours) => hours))(
  "the wallet of a seed on real time holds the points of its scenario, in the hour after %i o'clock",
  (hours) => {
    const spec = {
      seed: 7,
      scenario: 'balance-of-5',
      at: first + hours * hour,
      clock: { mode: 'real' as const },
    };
    const world = loadWorld('new-world', openSnapshot(snapshotFor(spec)));
    world.frozenWallClock = latestOpeningTime(spec);
    processDueDraws(world);
    expect(worldTime(world)).toBe(spec.at + hour);
    expect(playerByMobile(world.db, mainPlayer.mobile)?.balance).toBe(500);
    world.db.handle.close();
  },
);

it.each([
  { mode: 'real' as const, at: 'this hour' },
  { mode: 'fixed' as const, at: 'its own time' },
])('a reset world on $mode time starts again at $at', ({ mode }) => {
  vi.useFakeTimers({ now: first + 30 * hour + 1 });
  onTestFinished(() => void vi.useRealTimers());
  const clock = mode === 'real' ? { mode } : { mode, at: first };
  const spec = { seed: 7, scenario: 'usual', at: first, bets: 3, clock };
  const again = mode === 'real' ? { ...spec, at: first + 30 * hour } : spec;
  expect(resetSpec(spec)).toEqual(again);
});
