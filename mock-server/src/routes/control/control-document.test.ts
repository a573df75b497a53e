import { expect, it } from 'vitest';
import { namedPath } from '../openapi/components.ts';
import { controlEndpointSchemas } from './endpoint-schemas.ts';
import { controlDocument, controlTag, controlTags } from './openapi-document.ts';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: { name: string; in: string; schema: { type: string } }[];
  responses: Record<string, unknown>;
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

const document = async () => (await controlDocument()) as OpenApi;

it('the document of the control API says what it is, for whom and under which license', async () => {
  expect(await document()).toMatchObject({
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

it('each of its operations has a name, parameters and all responses', async () => {
  const { paths, components } = await document();
  for (const [call, { summary, body, querystring, response }] of Object.entries(
    controlEndpointSchemas,
  )) {
    const [method = '', url = ''] = call.split(' ');
    const operation = paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const names = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const inPath = operation?.parameters?.filter((one) => one.in === 'path') ?? [];
    expect(inPath.map(({ name }) => name)).toEqual(names);
    expect(inPath.map(({ schema }) => schema.type)).toEqual(names.map(() => 'string'));
    expect([operation?.summary, operation?.tags]).toEqual([summary, [controlTag(url)]]);
    expect(operation?.operationId).toMatch(/^[a-z][A-Za-z]+$/);
    const statuses = [
      ...Object.keys(response),
      ...(body || querystring ? ['400'] : []),
      '403',
      ...(names.includes('world') ? ['404'] : []),
    ];
    expect(Object.keys(operation?.responses ?? {}).sort()).toEqual(statuses.sort());
  }
  expect(Object.keys(paths).filter((path) => path.startsWith(namedPath))).toEqual([]);
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['World', 'Player']));
});

it.each([
  ['/__mock/worlds/', 'worlds'],
  ['/__mock/worlds/:world/', 'worlds'],
  ['/__mock/worlds/:world/clock/advance/', 'time'],
  ['/__mock/worlds/:world/players/:mobile/', 'players'],
  ['/__mock/worlds/:world/journal/:number/changes/', 'journal'],
  ['/__mock/magic-inputs/', 'faults'],
  ['/__mock/invariants/', 'checks'],
  ['/elsewhere/__mock/invariants/', 'worlds'],
])('%s is one of the group %s', (path, tag) => {
  expect(controlTag(path)).toBe(tag);
});
