import { expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const json = { 'content-type': 'application/json' };

const notAForm = { non_field_errors: ['Invalid data. Expected a dictionary.'] };
const tooDeep = { non_field_errors: ['JSON parse error - too many levels'] };

it.each([
  ['500 levels', nested(500), notAForm],
  ['501 levels', nested(501), tooDeep],
  ['brackets that are text', `["${'['.repeat(999)}\\"${'['.repeat(999)}"]`, notAForm],
])('reads bodies of up to 500 levels: %s', async (_, payload, said) => {
  const { anonymous } = await buildTestApp();
  const answer = await anonymous('POST /users/login/', payload, json);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual(said);
});
