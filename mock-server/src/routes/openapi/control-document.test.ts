import { expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { isOfApi, listRoutes } from '../../../test/list-routes.ts';
import { formErrorsOf } from '../../shared/validate.ts';
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

const documentOf = async ({ anonymous }: TestApp): Promise<OpenApi> =>
  (await anonymous('GET /__mock/control.openapi.json')).json();

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
    const isImage = operation.operationId === 'importDatabase';
    const hasBody = requestBody !== undefined || isImage;
    const takesForm = hasBody || parameters.some((one) => one.in === 'query');
    const errors = [
      ...(takesForm ? ['400'] : []),
      '403',
      ...(names.includes('world') ? ['404'] : []),
      ...(hasBody ? ['413', '415'] : []),
    ];
    const statuses = Object.keys(responses);
    expect(statuses.filter((status) => Number(status) >= 400)).toEqual(errors);
    expect(statuses.filter((status) => Number(status) < 300)).toHaveLength(1);
  }
});

it('the OpenAPI document names the schemas of bodies, also of those that handlers validate', async () => {
  const { paths, components } = await documentOf(await buildTestApp());
  const { requestBody } = paths['/__mock/worlds/{world}/branch/']?.post ?? {};
  const { $ref = '' } = requestBody?.content['application/json']?.schema ?? {};
  expect($ref).toBe('#/components/schemas/BranchRequest');
  expect(components.schemas.BranchRequest?.required).toEqual(['request', 'as']);
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['World', 'Player']));
  expect(Object.keys(paths).filter((path) => !path.startsWith('/__mock/'))).toEqual([]);
});

it('nearly every operation of the control API has examples that are valid', async () => {
  const document = await documentOf(await buildTestApp());
  const without: string[] = [];
  for (const { operation } of operationsOf(document)) {
    const { operationId, requestBody, responses } = operation;
    const [[status, { content = {} }] = ['', {}]] = Object.entries(responses);
    const media = [content, requestBody?.content ?? {}].flatMap(Object.values<Media>);
    if (
      media.some(({ example }) => example === undefined) ||
      content['application/json'] === undefined
    )
      without.push(operationId);
    for (const { schema, example } of media.filter((each) => each.example !== undefined)) {
      const rooted = { ...schema, components: document.components };
      expect(formErrorsOf(rooted, example), `${operationId} ${status}`).toEqual([]);
    }
  }
  expect(without.sort()).toEqual([
    // Of a size that no reader wants, or without a body in JSON.
    ...['exportDatabase', 'importDatabase', 'importWorld', 'readCoverage', 'removeFault'],
    ...['removeFaults', 'removeWorld'],
  ]);
});
