import { betPayloads } from '@matka/contracts/api/betting';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-app.ts';
import { isOfApi, listRoutes } from '../../../test/list-routes.ts';

async function readDocument() {
  const { anonymous } = await buildTestApp();
  return (await anonymous('GET /__mock/openapi.json')).json();
}

/** The body of a bet, for some bet types. */
interface Variant {
  properties: { bet_type_id: { enum: readonly number[] } };
}

it('the OpenAPI document holds every route of the API and nothing of the control API', async () => {
  const { app } = await buildTestApp();
  const routes = listRoutes(app).filter(isOfApi);
  const { openapi, paths } = await readDocument();
  const found = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(openapi).toBe('3.1.0');
  expect(found.sort()).toEqual(
    routes.map(({ method, path }) => `${method} ${path.replace(':id', '{id}')}`).sort(),
  );
});

it('the OpenAPI document declares for each call if it needs a token, and its refusals', async () => {
  const { paths, components } = await readDocument();
  expect(paths['/bets/history/'].get.security).toEqual([{ bearer: [] }]);
  expect(paths['/markets/'].get.security).toEqual([{}, { bearer: [] }]);
  expect(paths['/users/login/'].post.security).toEqual([]);
  const { 400: refused } = paths['/betting/'].post.responses;
  const { schema, example } = refused.content['application/json'];
  expect(schema).toEqual({ $ref: '#/components/schemas/BettingError' });
  expect(components.schemas.BettingError.required).toEqual(['error']);
  expect(example).toEqual({ error: 'Insufficient balance' });
});

it('the OpenAPI document names every operation and response schema, and gives an example of each', async () => {
  const { paths } = await readDocument();
  const operations = Object.values(paths).flatMap((item) => Object.values(item as object));
  expect(operations.map(({ operationId }) => operationId)).toContain('login');
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(13);
  const bodies = operations.flatMap(({ responses, requestBody }) => [
    ...Object.values(responses as Record<string, { content?: object }>),
    ...(requestBody ? [requestBody] : []),
  ]);
  const media = bodies.flatMap(({ content = {} }) =>
    Object.values(content as Record<string, { schema: { $ref?: string }; example?: unknown }>),
  );
  expect(media.length).toBeGreaterThan(40);
  expect(media.filter(({ schema }) => schema.$ref === undefined)).toEqual([]);
  expect(media.filter(({ example }) => example === undefined)).toEqual([]);
});

it('the OpenAPI document has no default that a client sends, and references each component', async () => {
  const { paths, components } = await readDocument();
  const text = JSON.stringify({ paths, components });
  expect(text).not.toMatch(/"default":/);
  expect(text).toMatch(/"x-fallback":/);
  const names = Object.keys(components.schemas);
  expect(names.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
});

it('the OpenAPI document refuses the malformed registrations and bets that the mock refuses', async () => {
  const { components } = await readDocument();
  const isRegistration = new Ajv({ strict: false }).compile(components.schemas.RegisterRequest);
  const form = {
    app_id: 'kalyan-matka',
    grant_type: 'otp',
    mobile_number: '9123456780',
    first_name: 'Asha',
    last_name: 'Patil',
    otp: '482913',
  };
  const isValid = (change: object) => isRegistration({ ...form, ...change });
  expect(isValid({})).toBe(true);
  const wrong = [
    { mobile_number: '5123456780' },
    { mobile_number: '9999999999' },
    { mobile_number: '912345678' },
    { first_name: 'A' },
    { last_name: '  ' },
    { first_name: 'Asha1' },
    { otp: '48291' },
  ];
  expect(wrong.filter(isValid)).toEqual([]);
  const { market_id, amount } = components.schemas.BettingRequest.anyOf[0].properties;
  expect([market_id, amount]).toMatchObject([
    { type: 'integer', minimum: 1 },
    { type: 'integer', minimum: 1 },
  ]);
});

it('the OpenAPI document shows the payload of every bet type id', async () => {
  const { paths, components } = await readDocument();
  const { schema } = paths['/betting/'].post.requestBody.content['application/json'];
  expect(schema).toEqual({ $ref: '#/components/schemas/BettingRequest' });
  const { anyOf } = components.schemas.BettingRequest;
  const ids: unknown[] = anyOf.flatMap((variant: Variant) => variant.properties.bet_type_id.enum);
  expect(ids.map(String).sort()).toEqual(Object.keys(betPayloads).sort());
});
