import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { isScenario } from '../src/seeding/scenarios/scenarios.ts';
import { withLists } from './lists.ts';
import { expect, test } from './vitest.ts';

describe('lists', () => {
  const documents = ['package/README.md', 'guide.md'];

  it.each(documents)('in %s are made from the sources', async (document) => {
    const file = join(import.meta.dirname, '..', document);
    const text = withLists(readFileSync(file, 'utf8'));
    const named = [...text.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, id = '']) => id);
    expect(named.filter(isScenario).length).toBeGreaterThan(15);
    expect(named).toContain('eventual-history');
    await expect(text).toMatchFileSnapshot(file);
  });

  it('replace what a document has between the marks of a list, and nothing else', () => {
    expect(withLists('a\n<!-- notes -->\nb\n<!-- end -->\nc')).toContain('\nb\n');
    const text = withLists('a\n<!-- faults -->\nold\n<!-- end -->\nc');
    expect(text).toMatch(/^a\n<!-- faults -->\n\| effect \| \|\n[\s\S]*\|\n<!-- end -->\nc$/);
  });
});

describe('the fixture for Vitest', () => {
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
