import { readFileSync } from 'node:fs';
import type { SentHistoryResponse } from '@matka/contracts/api/history';
import { afterEach, describe, it, vi } from 'vitest';
import { createMock } from '../create-mock.ts';
import { scenarioList } from '../src/seeding/scenarios/scenarios.ts';
import { faultEffectList } from '../src/worlds/fault-effects.ts';
import { createTestWorld, signInTo } from './test-world.ts';
import { expect, test } from './vitest.ts';

const table = (head: string, rows: readonly { id: string; description: string }[]): string =>
  [
    `| ${head} | |`,
    '|---|---|',
    ...rows.map(({ id, description }) => `| \`${id}\` | ${description} |`),
  ].join('\n');
const lists: Readonly<Record<string, string>> = {
  scenarios: table('scenario', scenarioList),
  faults: table('effect', faultEffectList),
};

it.each(['package/README.md', 'guide.md'])(
  'the lists in %s equal the lists made from the sources',
  (page) => {
    const text = readFileSync(new URL(`../${page}`, import.meta.url), 'utf8');
    const found = [...text.matchAll(/<!-- (\w+) -->\n([\s\S]*?)\n<!-- end -->/g)];
    expect(found.map(([, name = '', list]) => [name, list])).toEqual(
      found.map(([, name = '']) => [name, lists[name]]),
    );
    expect(found.length).toBeGreaterThan(0);
  },
);

const seen: string[] = [];

test('the fixture for Vitest gives each test its own world', async ({ world, fetch }) => {
  seen.push(world.id);
  expect((await fetch(`${world.url}/markets/`)).status).toBe(200);
  expect(await world.journal()).toHaveLength(1);
});

test('the fixture for Vitest signs nobody in by default', async ({
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

  test('the fixture for Vitest creates a world in the state of its options', async ({
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

describe('fixtures of Vitest', () => {
  test.override({ seed: 7, hostStyle: ['pages-of-7'], player: 'main' });

  test('the options of the fixture for Vitest give the world a seed and host styles', async ({
    world,
    fetch,
  }) => {
    expect((await world.summary()).seed).toBe(7);
    const page = (await (await fetch(`${world.url}/bets/history/`)).json()) as SentHistoryResponse;
    expect(page.data).toHaveLength(7);
  });

  it.each([
    ['{"scenaro":"fresh"}', 'there is no scenaro. Did you mean scenario?'],
    ['{"hostStyles":[]}', 'there is no hostStyles. Did you mean hostStyle?'],
    ['{"Player":"main"}', 'there is no Player. Did you mean player?'],
    ['{"now":"2026"}', 'there is no now. Options: scenario, clock, seed, hostStyle, player'],
    ['null', 'takes an object of options, not null.'],
  ])('the fixture for Vitest refuses these options: %s', (options, reason) => {
    expect(() => test.override(JSON.parse(options))).toThrow(reason);
  });
});

it.each([
  ['"mian"', /^player takes main, poor, new, .* not "mian"\. Did you mean main\?$/],
  ['"__proto__"', /^player takes .* not "__proto__"\.$/],
  ['7', /^player takes .* not 7\.$/],
  ['{"mobil":"1"}', /^player takes .* not \{"mobil":"1"\}\.$/],
  ['[]', /^player takes .* not \[\]\.$/],
  ['"constructor"', /^player takes .* not "constructor"\.$/],
])('the fixture for Vitest refuses an unknown player: %s', async (given, reason) => {
  const mock = await createMock();
  const world = await createTestWorld(mock, {});
  await expect(signInTo(mock.url, world, JSON.parse(given), mock.fetch)).rejects.toThrow(reason);
  await mock.close();
});

describe('with variables of the environment', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('tests that name a mock by MATKA_MOCK_URL share it', async () => {
    const shared = await createMock({ port: 0, worlds: 'named' });
    vi.stubEnv('MATKA_MOCK_URL', `${shared.url}/`);
    vi.resetModules();
    const { startMock } = await import('./vitest.ts');
    const mock = await startMock();
    const world = await createTestWorld(mock, {});
    expect((await mock.fetch(`${world.url}/markets/`)).status).toBe(200);
    expect((await shared.worlds()).map(({ id }) => id)).toEqual([world.id]);
    await shared.close();
  });

  it.each([
    ['pages-of-7', ['pages-of-7']],
    [' extra-fields , pages-of-7', ['pages-of-7', 'extra-fields']],
  ])('tests take the host styles of MATKA_HOST_STYLE: %s', async (given, styles) => {
    vi.stubEnv('MATKA_HOST_STYLE', given);
    vi.resetModules();
    const { usualWorld } = await import('./test-world.ts');
    expect(usualWorld.hostStyle).toHaveLength(styles.length);
    expect(usualWorld.hostStyle).toEqual(expect.arrayContaining(styles));
  });

  it('tests refuse an unknown style in MATKA_HOST_STYLE', async () => {
    vi.stubEnv('MATKA_HOST_STYLE', 'pages-of-8');
    vi.resetModules();
    await expect(import('./test-world.ts')).rejects.toThrow(
      'MATKA_HOST_STYLE: There is no host style pages-of-8. Did you mean pages-of-7?',
    );
  });
});
