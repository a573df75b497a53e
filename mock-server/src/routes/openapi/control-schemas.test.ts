import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { isOfApi, listRoutes } from '../../../test/list-routes.ts';
import { formErrorsOf } from '../../shared/validate.ts';
import { faultEffects } from '../../worlds/fault-effects.ts';
import { controlTags } from './operation.ts';

interface Media {
  schema: { $ref?: string };
  example?: unknown;
}
interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: { name: string; in: string; schema: { type: string } }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { required?: string[] }> };
}

/** Schemas with those that they refer to: the validator compiles each once. */
const whole = new Map<object, object>();
function errorsOf(schema: object, value: unknown, { components }: OpenApi) {
  const own = whole.get(schema) ?? { ...schema, components };
  whole.set(schema, own);
  return formErrorsOf(own, value);
}

let document: OpenApi | undefined;
async function documentOf({ anonymous }: TestApp): Promise<OpenApi> {
  document ??= (await anonymous('GET /__mock/control.openapi.json')).json() as OpenApi;
  return document;
}

/** The operations of a document with their methods and paths. */
const operationsOf = ({ paths }: OpenApi) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );

it('the OpenAPI document names every call of the control API and no other', async () => {
  const test = await buildTestApp();
  const pages = /\/__mock\/($|console\/|docs\/|health\/|(control\.)?openapi\.json)/;
  const control = listRoutes(test.app)
    .filter((route) => !isOfApi(route) && !pages.test(route.path))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  const documented = operationsOf(await documentOf(test)).map(
    ({ method, path }) => `${method.toUpperCase()} ${path}`,
  );
  expect(documented.sort()).toEqual(control.sort());
});

/** Operations that are refused for a world that is too large, or whose journal has lost its start. */
const needsRecording = new Set([
  ...['readChanges', 'replayJournal', 'branchWorld'],
  ...['exportDatabase', 'exportWorld', 'keepState'],
]);

it('each operation of the control API has a name, a summary, a group, parameters and all responses', async () => {
  const document = await documentOf(await buildTestApp());
  const groups = controlTags.map(({ name }): string => name);
  for (const { path, operation } of operationsOf(document)) {
    const names = [...path.matchAll(/{(\w+)}/g)].map(([, name]) => name);
    const { parameters = [], requestBody, responses, tags } = operation;
    const inPath = parameters.filter((one) => one.in === 'path');
    expect(inPath.map(({ name }) => name)).toEqual(names);
    expect(inPath.map(({ schema }) => schema.type)).toEqual(names.map(() => 'string'));
    expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/);
    expect(operation.summary).toMatch(/^[A-Z].*\.$/);
    expect(groups).toEqual(expect.arrayContaining(tags));
    const errors = [
      ...(requestBody || parameters.length > 0 ? ['400'] : []),
      '403',
      ...(names.includes('world') ? ['404'] : []),
      ...(needsRecording.has(operation.operationId) ? ['409'] : []),
      ...(requestBody ? ['413', '415'] : []),
      '503',
    ];
    const statuses = Object.keys(responses);
    expect(statuses.filter((status) => Number(status) >= 400)).toEqual(errors);
    expect(statuses.filter((status) => Number(status) < 300)).toHaveLength(1);
  }
});

it('the OpenAPI document has a schema for each body, also where the handler validates it', async () => {
  const { paths, components } = await documentOf(await buildTestApp());
  const { requestBody } = paths['/__mock/worlds/{world}/branch/']?.post ?? {};
  const { $ref = '' } = requestBody?.content['application/json']?.schema ?? {};
  expect($ref).toBe('#/components/schemas/BranchRequest');
  expect(components.schemas.BranchRequest?.required).toEqual(['request', 'as']);
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['World', 'Player']));
  expect(Object.keys(paths).filter((path) => !path.startsWith('/__mock/'))).toEqual([]);
});

it('nearly every operation of the control API has valid examples', async () => {
  const document = await documentOf(await buildTestApp());
  const without: string[] = [];
  for (const { operation } of operationsOf(document)) {
    const { operationId, requestBody, responses } = operation;
    const bodies = [requestBody ?? {}, ...Object.values(responses)];
    for (const { schema, example } of bodies.flatMap(({ content = {} }) => Object.values(content)))
      if (example === undefined) without.push(operationId);
      else expect(errorsOf(schema, example, document), operationId).toEqual([]);
  }
  // Their size is one that no reader wants, or they are bytes.
  expect(without.sort()).toEqual([
    ...['exportDatabase', 'exportWorld', 'importDatabase', 'importWorld'],
  ]);
});

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

it('the database of a world is bytes with their own media type in both directions', async () => {
  const { paths } = await documentOf(await buildTestApp());
  const { get, put } = paths['/__mock/worlds/{world}/image/'] ?? {};
  const bytes = { 'application/vnd.sqlite3': { schema: { type: 'string', format: 'binary' } } };
  expect([get?.responses[200]?.content, put?.requestBody?.content]).toEqual([bytes, bytes]);
});

it('the responses of the control API follow the schemas of their operations', async () => {
  const { app } = await buildTestApp({ secret: 'examples' });
  const document: OpenApi = (await app.inject('/__mock/control.openapi.json')).json();
  const operations = operationsOf(document);
  for (const [id, url, body] of sent) {
    const { method, operation } =
      operations.find((each) => each.operation.operationId === id) ?? expect.fail(id);
    const response = await app.inject({
      method: method.toUpperCase() as 'GET',
      url,
      ...(body && { payload: body }),
    });
    const { schema } =
      operation.responses[response.statusCode]?.content?.['application/json'] ?? {};
    expect(response.statusCode, id).toBeLessThan(300);
    expect(schema && errorsOf(schema, response.json(), document), id).toEqual([]);
  }
});

const now = '2026-11-20T13:00:00+05:30';

it.each<[operation: string, path: string, body: object]>([
  ['createWorld', `${world}/`, {}],
  ['createWorld', `${world}/`, { scenario: 'fresh', now, seed: 0, hostStyle: ['pages-of-7'] }],
  ['createWorld', `${world}/`, { scenario: 'paradise' }],
  ['createWorld', `${world}/`, { hostStyle: ['gothic'] }],
  ['createWorld', `${world}/`, { hostStyle: 'pages-of-7' }],
  ['createWorld', `${world}/`, { now: 'tomorrow' }],
  ['createWorld', `${world}/`, { sed: 1 }],
  ['setHostStyle', `${world}/host-style/`, { styles: ['pages-of-7'] }],
  ['setHostStyle', `${world}/host-style/`, { styles: [] }],
  ['setHostStyle', `${world}/host-style/`, { random: 7 }],
  ['setHostStyle', `${world}/host-style/`, { styles: ['gothic'] }],
  ['setHostStyle', `${world}/host-style/`, { styles: [], random: 7 }],
  ['setHostStyle', `${world}/host-style/`, {}],
  ['setClock', `${world}/clock/`, { mode: 'real' }],
  ['setClock', `${world}/clock/`, { mode: 'real', now }],
  ['setClock', `${world}/clock/`, { mode: 'running', now }],
  ['setClock', `${world}/clock/`, { mode: 'fixed' }],
  ['setClock', `${world}/clock/`, { mode: 'shifted', now }],
  ['setClock', `${world}/clock/`, { now }],
  ['advanceClock', `${world}/clock/advance/`, { seconds: 0 }],
  ['advanceClock', `${world}/clock/advance/`, { to: 'next-draw' }],
  ['advanceClock', `${world}/clock/advance/`, { to: 'next-event' }],
  ['advanceClock', `${world}/clock/advance/`, { to: '2026-11-20T23:30:00+05:30' }],
  ['advanceClock', `${world}/clock/advance/`, { to: 'next-month' }],
  ['advanceClock', `${world}/clock/advance/`, { to: 'next-draw', seconds: 1 }],
  ['advanceClock', `${world}/clock/advance/`, {}],
  ['advanceClock', `${world}/clock/advance/`, { seconds: 1.5 }],
  ['advanceClock', `${world}/clock/advance/`, { seconds: 366 * 24 * 60 * 60 + 1 }],
  ['addFault', `${world}/faults/`, { effect: 'status', status: 503, body: null }],
  ['addFault', `${world}/faults/`, { effect: 'truncated', bytes: 0, when: 'after-commit' }],
  ['addFault', `${world}/faults/`, { effect: 'eventual-history', milliseconds: 86_400_000 }],
  ['addFault', `${world}/faults/`, { effect: 'eventual-history', method: 'GET' }],
  ['addFault', `${world}/faults/`, { effect: 'delayed-commit', milliseconds: 120_000 }],
  ['addFault', `${world}/faults/`, { effect: 'eventual-history', method: 'POST' }],
  ['addFault', `${world}/faults/`, { effect: 'delayed-commit', when: 'after-commit' }],
  ['addFault', `${world}/faults/`, { effect: 'latency', milliseconds: 120_001 }],
  ['addFault', `${world}/faults/`, { effect: 'reset', status: 500 }],
  ['addFault', `${world}/faults/`, { effect: 'html', body: '<p>' }],
  ['addFault', `${world}/faults/`, { effect: 'malformed', bytes: 5 }],
  ['addFault', `${world}/faults/`, { effect: 'teapot' }],
  ['addFault', `${world}/faults/`, { status: 500 }],
])(
  'the OpenAPI document accepts what the mock takes and nothing else: %s %s %j',
  async (id, url, body) => {
    const test = await buildTestApp();
    const document = await documentOf(test);
    const { method, operation } =
      operationsOf(document).find((each) => each.operation.operationId === id) ?? expect.fail(id);
    const { schema } = operation.requestBody?.content['application/json'] ?? expect.fail(id);
    const { statusCode } = await test.anonymous(`${method.toUpperCase()} ${url}`, body);
    const errors = errorsOf(schema, body, document);
    expect([errors.length === 0, errors]).toEqual([statusCode < 300, expect.anything()]);
  },
);

it('each effect of a fault rule has a schema with the fields that it takes', async () => {
  const { components } = await documentOf(await buildTestApp());
  const names = Object.keys(components.schemas).filter((name) => name.endsWith('Fault'));
  expect(names).toHaveLength(Object.keys(faultEffects).length + 1);
  expect(components.schemas.ResetFault).toMatchObject({
    properties: { effect: { enum: ['reset'] }, milliseconds: { maximum: 120_000 } },
    additionalProperties: false,
  });
  expect(components.schemas.ResetFault).not.toHaveProperty('properties.status');
});
