import * as Type from 'typebox';
import { expect, it } from 'vitest';
import type { HttpResponse } from './exchange.ts';
import { expectSuccess, readResponse } from './read-response.ts';

const text = Type.String();

const response = (members: Partial<HttpResponse>): HttpResponse => ({
  status: 200,
  contentType: 'application/json',
  text: '"yes"',
  ...members,
});

/** The error that a response leads to. */
function errorOf(members: Partial<HttpResponse>): unknown {
  try {
    readResponse(text, response(members));
    return undefined;
  } catch (error) {
    return error;
  }
}

it.each([200, 201, 299])('a response is a success with the status %i', (status) => {
  expect(readResponse(text, response({ status }))).toBe('yes');
});

it.each([0, 199, 300, 304, 400, 500])('a response is no success with the status %i', (status) => {
  expect(() => expectSuccess(response({ status }))).toThrow(`Status ${status}`);
  expect(errorOf({ status, retryAfter: '5' })).toMatchObject({
    name: 'ApiError',
    kind: 'status',
    status,
    body: 'yes',
    retryAfter: '5',
  });
});

it.each([
  ['text/plain', 'Not today', 'Not today'],
  ['Text/Plain; charset=utf-8', 'Not today', 'Not today'],
  ['text/plain', ' \n', undefined],
  ['text/html', 'Not today', undefined],
  ['application/text/plain', 'Not today', undefined],
  ['', 'Not today', undefined],
  ['text/html', '{"detail":"No"}', { detail: 'No' }],
])('the body of an error is read as JSON, else as plain text: %s', (contentType, sent, body) => {
  expect(errorOf({ status: 400, contentType, text: sent })).toMatchObject({ body });
});

it('a response without the requested data is malformed', () => {
  expect(errorOf({ text: '{}' })).toMatchObject({
    kind: 'malformed',
    status: 200,
    body: {},
    message: 'The response is not what was asked for',
  });
  for (const text of ['', '<html>']) expect(errorOf({ text })).toMatchObject({ kind: 'malformed' });
  expect(errorOf({ contentType: 'text/plain', text: 'plain' })).toBeUndefined();
});
