// @vitest-environment node
import { afterEach, expect, it } from 'vitest';
import { takePrefetched } from './prefetched-responses.ts';

afterEach(() => {
  globalThis.matkaPrefetched = undefined;
});

it('a response that the page requested is used once, for its address and its token', async () => {
  expect(takePrefetched('/markets/', 'a')).toBeUndefined();
  const response = Promise.resolve(new Response('[]'));
  globalThis.matkaPrefetched = { token: 'a', responses: new Map([['/markets/', response]]) };
  expect(takePrefetched('/markets/', 'b')).toBeUndefined();
  expect(takePrefetched('/markets/', undefined)).toBeUndefined();
  expect(takePrefetched('/homepage/', 'a')).toBeUndefined();
  expect(takePrefetched('/markets/', 'a')).toBe(response);
  expect(takePrefetched('/markets/', 'a')).toBeUndefined();
});
