import { brotliCompressSync, deflateSync } from 'node:zlib';
import { onErrors } from '../edit.ts';
import type { HostResponse } from '../exchange.ts';
import type { Variation } from './variation.ts';

const compressed =
  (encoding: string, compress: (body: string | Buffer) => Buffer) =>
  (response: HostResponse): HostResponse =>
    response.status === 204
      ? response
      : {
          ...response,
          headers: { ...response.headers, 'content-encoding': encoding },
          body: compress(response.body),
        };

const withHeaders =
  (headers: Record<string, string>) =>
  (response: HostResponse): HostResponse => ({
    ...response,
    headers: { ...response.headers, ...headers },
  });

/** How other hosts write their responses. */
export const wire: readonly Variation[] = [
  {
    name: 'brotli',
    description: 'Every body is compressed with Brotli.',
    written: compressed('br', brotliCompressSync),
  },
  {
    name: 'deflate',
    description: 'Every body is compressed with deflate.',
    written: compressed('deflate', deflateSync),
  },
  {
    name: 'a-byte-order-mark',
    description: 'Every body begins with a byte order mark.',
    written: (response) =>
      response.status === 204 ? response : { ...response, body: `\uFEFF${response.body}` },
  },
  {
    name: 'blank-lines-around-json',
    description: 'Every body has blank lines before and after it.',
    written: (response) =>
      response.status === 204 ? response : { ...response, body: `\n\n${response.body}\n\n` },
  },
  {
    name: 'a-vendor-content-type',
    description: 'The content type is one of the host’s own that ends with +json.',
    written: withHeaders({ 'content-type': 'application/vnd.surya.v2+json' }),
  },
  {
    name: 'cookies-and-caches',
    description: 'Responses carry cookies, entity tags and rules for caches.',
    written: withHeaders({
      'set-cookie': 'sid=41f; HttpOnly',
      etag: 'W/"41f"',
      'cache-control': 'private, max-age=30',
      vary: 'Accept-Encoding, Origin',
    }),
  },
  {
    name: 'keys-written-twice',
    description: 'Objects begin with a key that they repeat with the same value.',
    written: (response) => ({
      ...response,
      body: response.body.toString().replaceAll(/\{("id":\d+),/g, '{$1,$1,'),
    }),
  },
  {
    name: 'any-origin',
    description: 'Pages of any origin may read responses, told by a star.',
    written: (response) => {
      const { 'access-control-allow-origin': origin, ...headers } = response.headers;
      return {
        ...response,
        headers: origin ? { ...headers, 'access-control-allow-origin': '*' } : headers,
      };
    },
    differs: 'The header has a star in place of the origin.',
  },
  {
    name: 'a-preflight-of-200',
    description: 'The question of a browser before a request gets 200 and a text.',
    written: (response) =>
      response.status === 204 && 'access-control-allow-headers' in response.headers
        ? {
            ...response,
            status: 200,
            headers: {
              ...response.headers,
              'access-control-allow-headers': 'AUTHORIZATION,CONTENT-TYPE',
            },
            body: 'ok',
          }
        : response,
  },
  {
    name: 'a-rate-limit-with-a-date',
    description: 'A rate limit says the date after which to come again.',
    options: { rateLimit: { every: 9, retryAfterSeconds: 1 } },
    written: (response) =>
      'retry-after' in response.headers
        ? withHeaders({ 'retry-after': new Date(0).toUTCString() })(response)
        : response,
    differs: 'A request that was refused has to be sent again.',
  },
  {
    name: 'a-moved-list',
    description: 'The list of markets has moved to another path of the same host.',
    asked: ({ request }) => ({ ...request, url: request.url.replace('/v2/markets/', '/markets/') }),
    changed: (response, { endpoint, url }) =>
      endpoint === 'markets' && response.status === 200
        ? {
            ...response,
            status: 308,
            headers: { ...response.headers, location: `/v2/markets/${url.search}` },
          }
        : response,
    differs: 'A browser follows.',
  },
  {
    name: 'errors-with-a-type',
    description: 'Refusals are of the type application/problem+json and have a title.',
    changed: onErrors((response) => ({
      ...response,
      headers: { ...response.headers, 'content-type': 'application/problem+json; charset=utf-8' },
    })),
  },
];
