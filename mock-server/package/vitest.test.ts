import { describe } from 'vitest';
import { expect, test } from './vitest.ts';

describe('the test of matka-mock/vitest', () => {
  const seen: string[] = [];

  test('has a world of its own', async ({ world, fetch }) => {
    seen.push(world.id);
    expect((await fetch(`${world.url}/markets/`)).status).toBe(200);
    expect(await world.journal()).toHaveLength(1);
  });

  test('signs nobody in unless told so', async ({ world, fetch, session, mock }) => {
    expect(session).toBeNull();
    expect((await fetch(`${world.url}/bets/history/`)).status).toBe(401);
    expect(seen).not.toContain(world.id);
    expect((await mock.worlds()).map(({ id }) => id)).not.toContain(seen[0]);
  });

  describe('with options', () => {
    test.override({
      scenario: 'balance-of-5',
      clock: '2026-11-20T12:00:00+05:30',
      player: { mobile: '9876543210', password: 'Kalyan@2026' },
    });

    test('begins in their state', async ({ world, fetch, session }) => {
      expect(session?.user.points).toBe(5);
      expect((await fetch(`${world.url}/bets/history/`)).status).toBe(200);
      expect(await world.summary()).toMatchObject({
        scenario: 'balance-of-5',
        now: '2026-11-20T12:00:00.000+05:30',
      });
    });
  });
});
