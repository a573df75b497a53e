import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { text } from '../decoding/values.ts';
import type { HttpResponse } from './exchange.ts';
import { expectSuccess, readInSteps, readResponse } from './read-response.ts';

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

describe('a response', () => {
  it.each([200, 201, 299])('is a success with the status %i', (status) => {
    expect(readResponse(text, response({ status }))).toBe('yes');
  });

  it.each([0, 199, 300, 304, 400, 500])('is none with the status %i', (status) => {
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
  ])('of an error is read as JSON, else as plain text: %s', (contentType, sent, body) => {
    expect(errorOf({ status: 400, contentType, text: sent })).toMatchObject({ body });
  });

  it('that is not what was asked for is malformed', () => {
    expect(errorOf({ text: '{}' })).toMatchObject({
      kind: 'malformed',
      status: 200,
      body: {},
      message: 'The response is not what was asked for',
    });
    expect(errorOf({ contentType: 'text/plain', text: 'plain' })).toBeUndefined();
  });

  it('tells every value that was looked for', () => {
    const places: string[] = [];
    readResponse(text, response({}), ({ place }) => places.push(place));
    expect(places).toEqual(['$']);
  });
});

describe('a long response', () => {
  /** What happens, in order, when a response and a task are waited for. */
  async function orderOf(sent: HttpResponse): Promise<string[]> {
    const order: string[] = [];
    setTimeout(() => order.push('another task'));
    const read = readInSteps(text, sent).then((found) => order.push(`${found.length} characters`));
    await read;
    return order;
  }

  it('is parsed in one task and read in a later one', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    onTestFinished(() => parse.mockRestore());
    const order = orderOf(response({ text: `"${'a'.repeat(600_000)}"` }));
    expect(parse).toHaveBeenCalledOnce();
    expect(await order).toEqual(['another task', '600000 characters']);
    expect(parse).toHaveBeenCalledOnce();
  });

  it('that is none is read at once', async () => {
    expect(await orderOf(response({}))).toEqual(['3 characters']);
  });

  it('ends with the errors of a short one', async () => {
    const long = ' '.repeat(600_000);
    await expect(readInSteps(text, response({ text: `{}${long}` }))).rejects.toMatchObject({
      kind: 'malformed',
      body: {},
    });
    await expect(readInSteps(text, response({ status: 500, text: long }))).rejects.toMatchObject({
      kind: 'status',
      status: 500,
    });
  });
});
