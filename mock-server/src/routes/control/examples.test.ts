import { fileURLToPath } from 'node:url';
import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import type { Examples } from '../openapi/document.ts';
import { examplesFile } from './openapi-document.ts';

/** An operation with what a client sends: path, body, and whether it is signed in. */
type Sent = readonly [operation: string, path: string, body?: object];

const { mobile } = mainPlayer;
const bet = {
  bet_type_id: 1,
  market_id: 7,
  amount: 100,
  payload: { bets: [{ digit: '5', points: 100, bet_type: 'open' }] },
};

const world = '/__mock/worlds/asha';
const sent: readonly Sent[] = [
  ['createWorld', `${world}/`, { scenario: 'usual', now: testClock }],
  ['listWorlds', '/__mock/worlds/'],
  ['readWorld', `${world}/`],
  ['addFault', `${world}/faults/`, { effect: 'status', status: 503, path: '/markets/', times: 1 }],
  ['listFaults', `${world}/faults/`],
  ['setClock', `${world}/clock/`, { mode: 'fixed', now: '2026-11-20T13:00:00+05:30' }],
  ['advanceClock', `${world}/clock/advance/`, { seconds: 3600 }],
  ['freezeClock', `${world}/clock/freeze/`],
  ['setDraw', `${world}/draws/`, { market: 'Kalyan Matka', session: 'open', pana: '128' }],
  ['previewDraw', `${world}/draws/preview/?market=Kalyan%20Matka&session=close&pana=128`],
  ['suspendMarket', `${world}/markets/Milan%20Day/`, { suspended: true }],
  ['listMarkets', `${world}/markets/`],
  ['readMarketDay', `${world}/day/`],
  ['setTokens', `${world}/tokens/`, { accessSeconds: 60 }],
  ['expireTokens', `${world}/tokens/expire/`],
  ['setBalance', `${world}/players/${mobile}/balance/`, { points: 5 }],
  ['listPlayers', `${world}/players/`],
  ['readPlayer', `${world}/players/${mobile}/`],
  ['listPlayerBets', `${world}/players/${mobile}/bets/`],
  ['listLedger', `${world}/players/${mobile}/ledger/`],
  ['checkInvariants', `${world}/invariants/`],
  ['checkAllInvariants', '/__mock/invariants/'],
  ['readChanges', `${world}/journal/1/changes/`],
  ['readJournal', `${world}/journal/`],
  ['replayJournal', `${world}/replay/`],
  ['branchWorld', `${world}/branch/`, { request: 1, as: 'branched' }],
  ['exportWorld', `${world}/file/?image=false`],
  ['resetWorld', `${world}/reset/`],
  ['about', '/__mock/about/'],
  ['listScenarios', '/__mock/scenarios/'],
  ['listMagicInputs', '/__mock/magic-inputs/'],
];

/** What a reader needs of a body: two entries of a list, no real time, no long text. */
const shortened = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.slice(0, 2).map((item) => shortened(item));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [key, shortened(member, key)]),
    );
  if (name === 'real') return Date.parse(testClock);
  if (name === 'ms') return 1.5;
  return typeof value === 'string' && value.length > 200 ? `${value.slice(0, 200)}…` : value;
};

/** Methods of the operations by their ids. */
async function methodsOf({ anonymous }: TestApp): Promise<Map<string, string>> {
  const { paths } = (await anonymous('GET /__mock/control.openapi.json')).json();
  const items: Record<string, { operationId: string }>[] = Object.values(paths);
  return new Map(
    items.flatMap((item) =>
      Object.entries(item).map(([method, { operationId }]) => [operationId, method.toUpperCase()]),
    ),
  );
}

/** Sends every request and returns it with its response as an example. */
async function record({ anonymous, as }: TestApp): Promise<Examples> {
  // The journal has one request of a player.
  await as(mobile)('POST /betting/', bet);
  const found: Examples = {};
  for (const [id, path, body] of sent) {
    const response = await anonymous(`${methods.get(id)} ${path}`, body);
    expect([id, Math.floor(response.statusCode / 100)], response.body).toEqual([id, 2]);
    const responses = { [response.statusCode]: shortened(response.json()) };
    found[id] = body === undefined ? { responses } : { request: body, responses };
  }
  return found;
}

let methods: Map<string, string>;
let found: Examples;
beforeAll(async () => {
  const test = await buildTestApp();
  methods = await methodsOf(test);
  found = await record(test);
});

it('records the examples from the responses of the mock', async () => {
  await expect(`${JSON.stringify(found, null, 2)}\n`).toMatchFileSnapshot(
    fileURLToPath(examplesFile),
  );
});

it('has an example of nearly every operation', () => {
  // Without a body in JSON, or of a size that no reader wants.
  const without = [
    'removeWorld',
    'removeFaults',
    'removeFault',
    'exportDatabase',
    'importDatabase',
  ];
  const missing = [...methods.keys()].filter((id) => !Object.hasOwn(found, id));
  expect(missing.sort()).toEqual([...without, 'importWorld', 'readCoverage'].sort());
});
