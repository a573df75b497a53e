import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { isOfApi, listRoutes } from '../../../test/list-routes.ts';
import { validationErrors } from '../../shared/validate.ts';
import { controlTag, controlTags } from './openapi-document.ts';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: { name: string; in: string; schema: { type: string } }[];
  requestBody?: { content: Record<string, { schema: { $ref: string } }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { required?: string[] }> };
}

const documentOf = async ({ anonymous }: TestApp): Promise<OpenApi> =>
  (await anonymous('GET /__mock/control.openapi.json')).json();

/** The operations of a document with their methods and paths. */
const operationsOf = ({ paths }: OpenApi) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );

it('says what it is, for whom and under which license', async () => {
  expect(await documentOf(await buildTestApp())).toMatchObject({
    openapi: '3.1.0',
    info: {
      title: 'Matka mock: control API',
      version: '1.0.0',
      description: expect.stringMatching(/^Moves time, creates worlds, .* --control any\.$/),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The mock that serves this document.' }],
    tags: [...controlTags],
    security: [],
  });
});

it('names every call of the control API, and none that there is not', async () => {
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

it('has a name, a summary, a group, parameters and all responses of each operation', async () => {
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
    const takesForm = requestBody !== undefined || parameters.some((one) => one.in === 'query');
    const errors = [
      ...(takesForm ? ['400'] : []),
      '403',
      ...(names.includes('world') ? ['404'] : []),
    ];
    const statuses = Object.keys(responses);
    expect(statuses.filter((status) => Number(status) >= 400)).toEqual(errors);
    expect(statuses.filter((status) => Number(status) < 300)).toHaveLength(1);
  }
});

it('names the schemas of bodies, also of those that handlers validate', async () => {
  const { paths, components } = await documentOf(await buildTestApp());
  const { requestBody } = paths['/__mock/worlds/{world}/branch/']?.post ?? {};
  const { $ref = '' } = requestBody?.content['application/json']?.schema ?? {};
  expect($ref).toBe('#/components/schemas/BranchRequest');
  expect(components.schemas.BranchRequest?.required).toEqual(['request', 'as']);
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['World', 'Player']));
  expect(Object.keys(paths).filter((path) => !path.startsWith('/__mock/'))).toEqual([]);
});

/** One call of each kind, in an order in which each finds what it asks for. */
const calls: readonly [call: string, body?: object][] = [
  ['GET /__mock/about/'],
  ['GET /__mock/scenarios/'],
  ['GET /__mock/magic-inputs/'],
  ['PUT /__mock/worlds/:world/', { scenario: 'usual', now: testClock }],
  ['GET /__mock/worlds/'],
  ['GET /__mock/worlds/:world/'],
  ['POST /__mock/worlds/:world/faults/', { effect: 'status', path: '/betting/' }],
  ['GET /__mock/worlds/:world/faults/'],
  ['DELETE /__mock/worlds/:world/faults/1/'],
  ['DELETE /__mock/worlds/:world/faults/'],
  ['PUT /__mock/worlds/:world/clock/', { mode: 'fixed', now: '2026-11-20T13:00:00+05:30' }],
  ['POST /__mock/worlds/:world/clock/advance/', { seconds: 3_600 }],
  ['POST /__mock/worlds/:world/clock/freeze/'],
  ['PUT /__mock/worlds/:world/draws/', { market: 'Kalyan Matka', session: 'open', pana: '128' }],
  ['GET /__mock/worlds/:world/draws/preview/?market=Kalyan%20Matka&session=close&pana=128'],
  ['PUT /__mock/worlds/:world/markets/Milan%20Day/', { suspended: true }],
  ['GET /__mock/worlds/:world/markets/'],
  ['GET /__mock/worlds/:world/day/'],
  ['PUT /__mock/worlds/:world/tokens/', { accessSeconds: 60 }],
  ['POST /__mock/worlds/:world/tokens/expire/'],
  [`PUT /__mock/worlds/:world/players/${mainPlayer.mobile}/balance/`, { points: 5 }],
  ['GET /__mock/worlds/:world/players/'],
  [`GET /__mock/worlds/:world/players/${mainPlayer.mobile}/`],
  [`GET /__mock/worlds/:world/players/${mainPlayer.mobile}/bets/`],
  [`GET /__mock/worlds/:world/players/${mainPlayer.mobile}/ledger/`],
  ['GET /__mock/worlds/:world/invariants/'],
  ['GET /__mock/invariants/'],
  ['GET /__mock/worlds/:world/journal/'],
  ['GET /__mock/worlds/:world/journal/1/changes/'],
  ['POST /__mock/worlds/:world/replay/'],
  ['POST /__mock/worlds/:world/branch/', { request: 1, as: 'branched' }],
  ['GET /__mock/worlds/:world/file/?image=false'],
  ['GET /__mock/coverage/'],
  ['POST /__mock/worlds/:world/reset/'],
  ['DELETE /__mock/worlds/:world/'],
];

/** Where the response to a call is not as the document says. */
async function differences({ anonymous }: TestApp, document: OpenApi, call: string, body?: object) {
  const response = await anonymous(call.replace(':world', 'documented'), body);
  const [, method = '', path = ''] = /^(\S+) ([^?]*)/.exec(call) ?? [];
  const known = Object.keys(document.paths).find((one) =>
    new RegExp(`^${one.replace('{world}', ':world').replaceAll(/{\w+}/g, '[^/]+')}$`).test(path),
  );
  const said = document.paths[known ?? '']?.[method.toLowerCase()]?.responses[response.statusCode];
  if (!said) return [`${call} answered ${response.statusCode}, not as ${known} says`];
  const schema = said.content?.['application/json']?.schema;
  if (!schema) return response.body === '' ? [] : [`${call} has a body`];
  const rooted = { ...schema, components: document.components };
  return validationErrors(rooted, response.json()).map(
    (error) => `${call}: ${error.instancePath} ${error.message}`,
  );
}

it('is what the responses of the control API look like', async () => {
  const test = await buildTestApp();
  const document = await documentOf(test);
  const found: string[] = [];
  for (const [call, body] of calls) found.push(...(await differences(test, document, call, body)));
  expect(found).toEqual([]);
});

it.each([
  ['/__mock/worlds/', 'worlds'],
  ['/__mock/worlds/:world/', 'worlds'],
  ['/__mock/worlds/:world/file/', 'worlds'],
  ['/__mock/about/', 'worlds'],
  ['/__mock/worlds/:world/clock/advance/', 'time'],
  ['/__mock/worlds/:world/day/', 'time'],
  ['/__mock/worlds/:world/draws/', 'draws'],
  ['/__mock/worlds/:world/markets/:market/', 'draws'],
  ['/__mock/worlds/:world/players/:mobile/', 'players'],
  ['/__mock/worlds/:world/tokens/expire/', 'players'],
  ['/__mock/worlds/:world/faults/', 'faults'],
  ['/__mock/magic-inputs/', 'faults'],
  ['/__mock/worlds/:world/journal/', 'journal'],
  ['/__mock/worlds/:world/replay/', 'journal'],
  ['/__mock/worlds/:world/branch/', 'journal'],
  ['/__mock/invariants/', 'checks'],
  ['/__mock/worlds/:world/invariants/', 'checks'],
  ['/__mock/coverage/', 'checks'],
  ['/elsewhere/', 'worlds'],
])('the operation %s is one of %s', (path, tag) => {
  expect(controlTag(path)).toBe(tag);
});
