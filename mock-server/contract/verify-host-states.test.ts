import type { HostOptions } from '@matka/contracts/host-kit/options';
import { exitCodeOf, verifyHost } from '@matka/contracts/host-kit/run';
import { describe, expect, it } from 'vitest';
import { bodies, each, inOrder, set, without } from './second-host/edit.ts';
import { fridayNoon } from './second-host/options.ts';
import { accounts } from './second-host/players.ts';
import { plain, type Variant } from './second-host/variant.ts';
import { transportTo } from './second-host-transport.ts';
import { optionsFor, today } from './test-host.ts';

async function verify(
  changed: Variant['changed'],
  overrides: Partial<HostOptions> = {},
  account: (typeof accounts)[keyof typeof accounts] = accounts.regular,
) {
  const variant: Variant = { ...plain, ...(changed && { changed }) };
  const options = optionsFor('http://second.host', {
    account: { appId: 'surya-club', ...account },
    requestOptions: { timeoutMs: 10_000, transport: transportTo(variant) },
    ...overrides,
  });
  const report = await verifyHost(options, { today, now: fridayNoon });
  const unmet = report.lines.filter((line) => line.unmet).flatMap(({ reasons }) => reasons);
  const skipped = report.lines.filter(({ outcome, unmet: not }) => outcome === 'skipped' && !not);
  return {
    code: exitCodeOf(report, options),
    passed: report.lines.flatMap(({ outcome, description }) =>
      outcome === 'passed' ? description : [],
    ),
    unmet,
    skipped: skipped.flatMap(({ reasons }) => reasons),
  };
}

const markets = { call: ['GET /markets/'] };
const bets = { allowWrites: true, allowBets: true, maxStake: 100 };
const inMarkets = (...changes: ReturnType<typeof set>[]) => bodies(inOrder(...changes), 'markets');
const draws = ['open_pana', 'open_digit', 'close_digit', 'close_pana'];

describe('the state of a market', () => {
  it('is recognised by its number where it has no name', async () => {
    const placed = { ...bets, call: ['POST /betting/'], only: ['digit'] };
    const { skipped, unmet, passed } = await verify(
      inMarkets(without('*.current_status_name')),
      placed,
    );
    expect({ skipped, unmet }).toEqual({ skipped: [], unmet: [] });
    expect(passed.length).toBeGreaterThan(1);
  });

  it('is recognised by the time of day where the client knows neither', async () => {
    const unknown = inMarkets(
      set('*.current_status', 9),
      set('*.current_status_name', 'Available'),
    );
    const { skipped, unmet, code } = await verify(unknown, markets);
    expect(code).toBe(1);
    expect(skipped).toEqual([
      'there are markets',
      'only the mock has the player whose requests fail',
    ]);
    // Nothing tells it from a market that is over.
    expect(unmet).toEqual([
      'could not recognise that a market is closed, because the client does not know the status of 8 of 8 markets',
    ]);
  });

  it('is a finding where nothing tells it', async () => {
    const silent = inMarkets(
      ...['current_status', 'current_status_name', 'open_time', 'close_time'].map((name) =>
        without(`*.${name}`),
      ),
    );
    const { unmet, code } = await verify(silent, markets);
    expect(code).toBe(1);
    expect(unmet).toContain(
      'could not recognise that a market accepts bets on close only, because the client does not know the status of 8 of 8 markets',
    );
  });

  it('is a finding where the results of today show what the list hides', async () => {
    const { unmet, code } = await verify(inMarkets(...draws.map((name) => without(`*.${name}`))), {
      call: ['GET /markets/'],
    });
    expect(code).toBe(3);
    expect(unmet.join('\n')).toMatch(
      /^could not recognise that a market has its open result but no close result, because GET \/markets\/ lists no number, while/m,
    );
    expect(unmet.filter((reason) => reason.length > 185)).toEqual([]);
  });

  it('is read with spaces around it', async () => {
    const spaced = inMarkets(each('*.current_status_name', (name) => ` ${name} `));
    const { unmet, code, passed } = await verify(spaced, markets);
    expect({ unmet, code }).toEqual({ unmet: [], code: 0 });
    expect(passed).toContain('a market without results');
  });
});

describe('a player without bets', () => {
  const shown = { ...bets, call: ['POST /betting/', '/history/', 'GET /betting/{id}/'] };

  it('has those that the kit placed', async () => {
    const { unmet, passed, code } = await verify(undefined, shown, accounts.fresh);
    expect({ unmet, code }).toEqual({ unmet: [], code: 0 });
    expect(passed).toEqual(
      expect.arrayContaining(['the pending bets', 'a bet of the player', "the player's bets"]),
    );
  });

  it('is not recognised to have bets that the host accepts and does not show', async () => {
    const hidden = bodies(set('data', []), 'history', 'bettingHistory');
    const { unmet, code } = await verify(hidden, shown, accounts.fresh);
    expect([1, 3]).toContain(code);
    expect(unmet.join('\n')).toContain('because the host accepted bets of the kit');
  });
});
