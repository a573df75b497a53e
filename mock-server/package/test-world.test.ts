import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { scenarioList } from '../src/seeding/scenarios/scenarios.ts';
import { faultEffectList } from '../src/worlds/fault-rule.ts';
import { expect, test } from './vitest.ts';

const table = (head: string, rows: readonly { id: string; says: string }[]): string =>
  [`| ${head} | |`, '|---|---|', ...rows.map(({ id, says }) => `| \`${id}\` | ${says} |`)].join(
    '\n',
  );
const lists: Readonly<Record<string, string>> = {
  scenarios: table('scenario', scenarioList),
  faults: table('effect', faultEffectList),
};

it.each(['package/README.md', 'guide.md'])('the lists in %s are made from the sources', (page) => {
  const text = readFileSync(new URL(`../${page}`, import.meta.url), 'utf8');
  const found = [...text.matchAll(/<!-- (\w+) -->\n([\s\S]*?)\n<!-- end -->/g)];
  expect(found.map(([, name = '', list]) => [name, list])).toEqual(
    found.map(([, name = '']) => [name, lists[name]]),
  );
  expect(found.length).toBeGreaterThan(0);
});

describe('the fixture for Vitest', () => {
  const seen: string[] = [];

  test('the fixture for Vitest has a world of its own', async ({ world, fetch }) => {
    seen.push(world.id);
    expect((await fetch(`${world.url}/markets/`)).status).toBe(200);
    expect(await world.journal()).toHaveLength(1);
  });

  test('the fixture for Vitest signs nobody in unless told so', async ({
    world,
    fetch,
    session,
    mock,
  }) => {
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

    test('the fixture for Vitest begins in the state of its options', async ({
      world,
      fetch,
      session,
    }) => {
      expect(session?.user.points).toBe(5);
      expect((await fetch(`${world.url}/bets/history/`)).status).toBe(200);
      expect(await world.summary()).toMatchObject({
        scenario: 'balance-of-5',
        now: '2026-11-20T12:00:00.000+05:30',
      });
    });
  });
});
