import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import type { FastifyInstance } from 'fastify';

type Sent = readonly [operation: string, path: string, body?: object];

const { mobile } = mainPlayer;
const world = '/__mock/worlds/asha';
const sent: readonly Sent[] = [
  ['createWorld', `${world}/`, { scenario: 'usual', now: testClock }],
  ['listWorlds', '/__mock/worlds/'],
  ['readWorld', `${world}/`],
  ['addFault', `${world}/faults/`, { effect: 'status', status: 503, path: '/markets/', times: 1 }],
  ['listFaults', `${world}/faults/`],
  ['setHostStyle', `${world}/host-style/`, { styles: ['pages-of-7'] }],
  ['readHostStyle', `${world}/host-style/`],
  ['setHostStyle', `${world}/host-style/`, { styles: [] }],
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
  ['listHostStyles', '/__mock/host-styles/'],
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

interface Operation {
  operationId: string;
  requestBody?: Bodies;
  responses: Record<string, Bodies>;
}
interface Bodies {
  content?: Record<string, { example?: unknown }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

function setExample({ content = {} }: Bodies | undefined = {}, example: unknown): void {
  for (const body of Object.values(content)) body.example = example;
}

/**
 * A document with examples of nearly every operation: the requests that are sent here to a mock, and its responses.
 * `open` builds the mock.
 */
export async function withRecordedExamples(
  document: object,
  open: () => Promise<FastifyInstance>,
): Promise<object> {
  const { paths } = document as Document;
  const operations = Object.values(paths).flatMap(Object.entries<Operation>);
  const app = await open();
  for (const [id, url, body] of sent) {
    const [method = '', operation] =
      operations.find(([, { operationId }]) => operationId === id) ?? [];
    const response = await app.inject({
      method: method.toUpperCase() as 'GET',
      url,
      ...(body && { payload: body }),
    });
    if (body) setExample(operation?.requestBody, body);
    setExample(operation?.responses[response.statusCode], shortened(response.json()));
  }
  await app.close();
  return document;
}
