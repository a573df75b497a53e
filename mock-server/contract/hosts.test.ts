import { type EndpointName, endpointTitle } from '@matka/contracts/api/endpoints';
import { explore } from '@matka/contracts/sources/walk/explore';
import { differencesOf, parityText } from '@matka/contracts/sources/walk/parity';
import { mainPlayer } from '@matka/fixtures/players';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Mock } from '../create-mock.ts';
import { fieldsIn, type Json, listIn } from '../src/host-styles/json.ts';
import { hostAt, type Transformer } from './hosts/host.ts';
import { details, rows, statusOf } from './hosts/records.ts';
import { allOf, answers, bodies, edits, queries, refusals } from './hosts/transform.ts';
import { transportTo } from './hosts.ts';
import { openReplayMock } from './replay/open-replay-mock.ts';
import { isFullRun, sampleOf } from './sample.ts';
import { appId, createTestMock } from './test-host.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

/** Walks on the mock behind a transformer and compares it with a mock in the same state. */
async function parityOf(transform: Transformer, steps: number, seed = 1) {
  await mock.reset();
  const { mobile, password } = mainPlayer;
  const transport = transportTo(transform(hostAt(mock.url, mock.fetch)));
  const { parity, finding } = await explore(
    {
      baseUrl: 'http://host.test',
      account: { appId, mobile, password },
      steps,
      seed,
      allowBets: true,
      maxStake: 2000,
      out: undefined,
      requestOptions: { timeoutMs: 10_000, transport },
    },
    undefined,
    { openMock: openReplayMock },
  );
  if (!parity) throw new Error('The walk was compared with nothing.');
  return { ...parity, finding };
}

const lessOne = (list: Json): Json => (Array.isArray(list) ? list.slice(1) : list);

/** Hosts that differ from the mock in one behaviour, with the call at which they do. */
const hosts: Readonly<Record<string, readonly [EndpointName, Transformer]>> = {
  'lists the oldest bets of a page first': ['history', rows((list) => list.toReversed())],
  'does not look at the filter of statuses': [
    'history',
    queries('history', (query) => query.delete('bet_status')),
  ],
  'takes half a point for each bet': [
    'betting',
    edits('betting', 'user_balance.current_balance', (points) => Number(points) - 0.5),
  ],
  'suggests one number less': [
    'suggestions',
    edits('suggestions', 'suggestions.combinations', lessOne),
  ],
  'closes markets for their open bets an hour later': [
    'markets',
    edits('markets', '*.current_status', (status) => (status === 4 ? 6 : status)),
  ],
  'lacks the last market in the results of a day': [
    'results',
    edits('results', 'markets', (markets) =>
      Object.fromEntries(Object.entries(fieldsIn(markets)).slice(0, -1)),
    ),
  ],
  'refunds lost bets': [
    'history',
    details((bet, record) => ({
      ...bet,
      bet_status: statusOf(record) === 'lost' ? 'won' : (bet.bet_status ?? null),
    })),
  ],
  'refuses bets with 500': [
    'betting',
    refusals('betting', (answer) => ({ ...answer, status: 500 })),
  ],
  'names the rates twice': [
    'payouts',
    bodies('payouts', (body) => {
      const { data, ...others } = fieldsIn(body);
      return {
        ...others,
        data: listIn(data).map((row) => ({ ...fieldsIn(row), bet_type: { name: 'Any' } })),
      };
    }),
  ],
};

/** Hosts that differ from the mock where the specification leaves a choice, with the reason that the comparison gives. */
const permitted: readonly (readonly [EndpointName, Transformer, reason: string])[] = [
  [
    'history',
    answers('history', async (answer, asked, host) => {
      if (answer.status !== 404) return answer;
      const url = new URL(asked.url);
      url.searchParams.set('page', '1');
      return host({ ...asked, url });
    }),
    'a page that is not there may be an error or any page',
  ],
  [
    'betting',
    refusals('betting', (answer) => ({ ...answer, status: 403 })),
    'a host may refuse by any status of 4xx',
  ],
];

it('a comparison of an equal host finds no difference and leaves hardly anything undecided', async () => {
  const parity = await parityOf((host) => host, isFullRun ? 60 : 24);
  const text = parityText(parity, { baseUrl: 'http://host.test' });
  expect(differencesOf(parity)).toBe(0);
  const undecided = parity.verdicts.filter(({ verdict }) => verdict === 'unknown').length;
  expect(undecided / parity.verdicts.length).toBeLessThanOrEqual(0.05);
  expect(text.at(-1)).toMatch(/^Host and mock: \d{4,} same, 0 different, \d+ undecided\.$/);
});

it.each(sampleOf(Object.entries(hosts), 5, 3))(
  'a comparison reports a host that %s at the endpoint',
  async (_, [endpoint, transform]) => {
    const { differences, finding } = await parityOf(transform, isFullRun ? 60 : 24);
    const different = differences.filter(({ verdict }) => verdict.endpoint === endpoint);
    const isFound = finding?.call === endpointTitle(endpoint);
    expect([different.length > 0, isFound]).toContain(true);
    for (const { exchanges } of different) expect(exchanges.length).toBeLessThanOrEqual(20);
  },
);

it('a comparison leaves undecided which page a host gives for one that is not there, and by which status it refuses bets', async () => {
  const transform = allOf(...permitted.map(([, one]) => one));
  const { verdicts, differences, finding } = await parityOf(transform, isFullRun ? 60 : 24);
  for (const [endpoint, , reason] of permitted) {
    const statuses = verdicts.filter(
      (one) => one.endpoint === endpoint && one.aspect === 'status' && one.verdict !== 'same',
    );
    expect(new Set(statuses.map(({ text }) => text))).toEqual(new Set([reason]));
  }
  expect([differences, finding]).toEqual([[], undefined]);
});
