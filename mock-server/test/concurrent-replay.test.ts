import { setTimeout as sleep } from 'node:timers/promises';
import { marketSeeds } from '@matka/fixtures/markets';
import { players } from '@matka/fixtures/players';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './build-app.ts';
import { journaledIn, worldPath } from './random-gameplay.ts';
import { anyBetRequest, commonPanas } from './submissions.ts';

const mobile = fc.constantFrom(...players.slice(0, 2).map((player) => player.mobile));
const market = fc.constantFrom(...marketSeeds.slice(0, 4).map(({ name }) => name));
type Call = readonly [line: string, body?: unknown, headers?: Record<string, string>];

const bet = fc.record({
  request: anyBetRequest(3),
  key: fc.option(fc.constantFrom('a', 'b'), { freq: 3, nil: undefined }),
});
const ofPlayer: fc.Arbitrary<Call> = fc.oneof(
  {
    weight: 6,
    arbitrary: bet.map(
      ({ request, key }): Call => [
        'POST /betting/',
        request.body,
        key === undefined ? {} : { 'idempotency-key': key },
      ],
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Call[]>(
      ['GET /bets/history/?page=1'],
      ['GET /betting/history/'],
      ['GET /betting/1/'],
      ['GET /homepage/'],
      ['GET /markets/'],
      ['POST /betting/suggestions/', { bet_type_id: 14, number: '1234' }],
    ),
  },
);
const rule = fc.record(
  {
    effect: fc.constantFrom(
      'status',
      'reset',
      'drop',
      'latency',
      'truncated',
      'delayed-commit',
      'eventual-history',
      'html',
      'captive-portal',
    ),
    when: fc.constant('after-commit'),
    path: fc.constantFrom('/betting/', '/bet*', '/homepage/'),
    times: fc.integer({ min: 1, max: 3 }),
    probability: fc.constantFrom(0.3, 0.7),
    milliseconds: fc.integer({ min: 0, max: 30 }),
  },
  { requiredKeys: ['effect', 'times', 'milliseconds'] },
);
const control: fc.Arbitrary<Call> = fc.oneof(
  { weight: 8, arbitrary: rule.map((body): Call => [`POST ${worldPath}/faults/`, body]) },
  fc.constantFrom<Call[]>(
    [`DELETE ${worldPath}/faults/`],
    [`DELETE ${worldPath}/faults/1/`],
    [`POST ${worldPath}/tokens/expire/`],
    [`POST ${worldPath}/clock/freeze/`],
    [`PUT ${worldPath}/clock/`, { mode: 'real' }],
  ),
  fc
    .integer({ min: 0, max: 40_000 })
    .map((seconds): Call => [`POST ${worldPath}/clock/advance/`, { seconds }]),
  fc
    .tuple(market, fc.boolean())
    .map(
      ([name, suspended]): Call => [
        `PUT ${worldPath}/markets/${encodeURIComponent(name)}/`,
        { suspended },
      ],
    ),
  fc
    .record({
      market,
      session: fc.constantFrom('open', 'close'),
      pana: fc.option(fc.constantFrom(...commonPanas), { freq: 6 }),
    })
    .map((body): Call => [`PUT ${worldPath}/draws/`, body]),
  fc
    .tuple(mobile, fc.integer({ min: 0, max: 300 }))
    .map(([number, points]): Call => [`PUT ${worldPath}/players/${number}/balance/`, { points }]),
);

type Step =
  | { readonly mobile: string; readonly call: Call }
  | { readonly control: Call }
  | { readonly wait: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ mobile, call: ofPlayer }) },
  { weight: 3, arbitrary: fc.record({ control }) },
  { weight: 1, arbitrary: fc.record({ wait: fc.constantFrom(0, 5, 25) }) },
);

const stateOf = async ({ anonymous }: TestApp, world: string) =>
  Promise.all(
    players
      .slice(0, 2)
      .flatMap(({ mobile: number }) =>
        ['', 'bets/', 'ledger/'].map(async (of) =>
          (await anonymous(`GET /__mock/worlds/${world}/players/${number}/${of}`)).json(),
        ),
      ),
  );

/** Starts each step without waiting for those before it, as several phones and a console do. */
async function playAtOnce(test: TestApp, steps: readonly Step[]): Promise<void> {
  const calls: Promise<unknown>[] = [];
  const tokens = new Map(players.slice(0, 2).map((p) => [p.mobile, test.as(p.mobile)]));
  for (const each of steps) {
    // biome-ignore lint/plugin/no-sleeps: a random step of a random schedule.
    if ('wait' in each) await sleep(each.wait);
    else if ('control' in each) calls.push(test.anonymous(...each.control));
    else {
      calls.push((tokens.get(each.mobile) ?? test.anonymous)(...each.call).catch(() => undefined));
    }
  }
  await Promise.all(calls);
  // A delayed commit ends after its response: then it is in the journal.
  const sent = steps.filter((each) => 'call' in each).length;
  await expect.poll(() => journaledIn(test)).toBe(sent);
}

it('the journal of concurrent calls replays, a branch ends in the same state, and the invariants hold', {
  tags: ['@MOCK-24'],
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const test = await buildTestApp({ scenario: 'fresh' });
      await playAtOnce(test, steps);
      await test.anonymous(`DELETE ${worldPath}/faults/`);
      const invariants = (await test.anonymous(`GET ${worldPath}/invariants/`)).json();
      expect(invariants.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
      const { differences } = (await test.anonymous(`POST ${worldPath}/replay/`)).json();
      expect(differences).toEqual([]);
      const last = (await test.anonymous(`GET ${worldPath}/journal/`)).json().at(-1).number;
      await test.anonymous(`POST ${worldPath}/branch/`, { request: last, as: 'branched' });
      expect(await stateOf(test, 'branched')).toEqual(await stateOf(test, 'kalyan-matka'));
    }),
    { numRuns: Number(process.env.REPLAY_RUNS ?? 12), endOnFailure: true },
  );
});
