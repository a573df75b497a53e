import { gzipSync } from 'node:zlib';
import { onErrors } from '../edit.ts';
import type { Variant } from '../variant.ts';
import type { Variation } from './variation.ts';

const written =
  (change: (text: string) => string): NonNullable<Variant['written']> =>
  (response) => ({
    ...response,
    body: change(response.body.toString()),
  });

/** How responses travel. */
export const transport: readonly Variation[] = [
  {
    name: 'gzip',
    description: 'Every body is compressed.',
    written: (response) =>
      response.status === 204
        ? response
        : {
            ...response,
            headers: { ...response.headers, 'content-encoding': 'gzip' },
            body: gzipSync(response.body),
          },
  },
  {
    name: 'chunks',
    description: 'Every body comes in pieces of a few bytes.',
    delivery: { chunkBytes: 37 },
  },
  {
    name: 'one-request-per-connection',
    description: 'Each response ends its connection.',
    delivery: { closes: true },
  },
  {
    name: 'slow',
    description: 'Each response takes a quarter of a second.',
    delivery: { delayMs: 250 },
  },
  {
    name: 'rate-limit',
    description: 'Each twelfth request is refused with 429 and a time after which to come again.',
    options: { rateLimit: { every: 12, retryAfterSeconds: 1 } },
    differs: 'A request that was refused has to be sent again.',
  },
  {
    name: 'short-lived-tokens',
    description: 'An access token lives for ten requests.',
    options: { accessSeconds: 10, tickMs: 1000 },
  },
  {
    name: 'a-loud-content-type',
    description: 'The content type is written in capitals.',
    written: (response) => ({
      ...response,
      headers: { ...response.headers, 'content-type': 'Application/JSON;Charset=UTF-8' },
    }),
  },
  {
    name: 'a-bare-content-type',
    description: 'The content type says no character set.',
    written: (response) => ({
      ...response,
      headers: { ...response.headers, 'content-type': 'application/json' },
    }),
  },
  {
    name: 'problem-details',
    description: 'Refusals are of the type application/problem+json.',
    changed: onErrors((response) => ({
      ...response,
      headers: { ...response.headers, 'content-type': 'application/problem+json' },
    })),
  },
  {
    name: 'pretty-json',
    description: 'JSON is written on many lines.',
    written: written((text) => (text ? JSON.stringify(JSON.parse(text), null, 4) : text)),
  },
  {
    name: 'escaped-json',
    description: 'Slashes and letters beyond ASCII are escaped.',
    written: written((text) =>
      text
        .replaceAll('/', '\\/')
        .replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ),
  },
  {
    name: 'named-origins',
    description: 'Only pages of one origin may read responses.',
    options: { origins: ['https://app.example'] },
  },
];
