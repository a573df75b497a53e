import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { isOfApi, listRoutes } from '../../../test/list-routes.ts';
import { validationErrors } from '../../shared/validate.ts';
import { controlEndpointSchemas } from './endpoint-schemas.ts';

it('names every call of the control API, and none that there is not', async () => {
  const { app } = await buildTestApp();
  const pages = /\/__mock\/($|console\/|docs\/|health\/|(control\.)?openapi\.json)/;
  const control = listRoutes(app)
    .filter((route) => !isOfApi(route) && !pages.test(route.path))
    .map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(controlEndpointSchemas).sort()).toEqual(control.sort());
});

it('is an OpenAPI 3.1 document with paths, bodies and answers', async () => {
  const { anonymous } = await buildTestApp();
  const document = (await anonymous('GET /__mock/control.openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  const { post } = document.paths['/__mock/worlds/{world}/branch/'];
  const { $ref } = post.requestBody.content['application/json'].schema;
  const { required } = document.components.schemas[$ref.split('/').at(-1)];
  expect(required).toEqual(['request', 'as']);
  expect(Object.keys(post.responses)).toEqual(['201', '400', '403', '404']);
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

const patternOf = (known: string) =>
  new RegExp(
    `^${known.replaceAll(':world', '\x00').replace(/:\w+/g, '[^/]+').replaceAll('\x00', ':world')}$`,
  );

async function faultsOfCall({ anonymous }: TestApp, call: string, body?: object) {
  const answer = await anonymous(call.replace(':world', 'documented'), body);
  const [path = ''] = call.split('?');
  const [known, schemas] =
    Object.entries(controlEndpointSchemas).find(([name]) => patternOf(name).test(path)) ?? [];
  const schema = schemas?.response[answer.statusCode];
  if (!schema) return [`${call} answered ${answer.statusCode}, not as ${known} says`];
  const said = answer.body === '' ? null : answer.json();
  return validationErrors(schema, said).map(
    (fault) => `${call}: ${fault.instancePath} ${fault.message}`,
  );
}

it('is held to by the answers of the control API', async () => {
  const test = await buildTestApp();
  const found: string[] = [];
  for (const [call, body] of calls) found.push(...(await faultsOfCall(test, call, body)));
  expect(found).toEqual([]);
});
