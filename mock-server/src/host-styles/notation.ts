import { hash } from 'node:crypto';
import { endpoints } from '@matka/contracts/api/endpoints';
import { idsAsTexts } from './ids.ts';
import { everyObject, type Fields } from './json.ts';
import type { HostResponse, ResponseChange, ResponseForm, Rows } from './style.ts';

const jsonText = 'how JSON is written';
const contentType = 'the content type';
const caching = 'the headers for caches';

const rewritten =
  (change: (text: string) => string): ResponseForm =>
  (response) =>
    response.raw === undefined
      ? { ...response, raw: change(JSON.stringify(response.body)) }
      : response;

/** Responses to reads, which change nothing. */
const reads =
  (change: ResponseForm): ResponseForm =>
  (response, sent) =>
    response.status < 300 && endpoints[sent.endpoint].method === 'GET'
      ? change(response, sent)
      : response;

/** Objects whose keys are data get no further field, because a client would read it. */
const isMap = (fields: Fields) => Object.values(fields).some(Array.isArray);

/** Headers of every response. */
const everywhere = (headers: HostResponse['headers']): ResponseChange[] => [
  { headers },
  { when: 'refused', headers },
];

/** Styles of the notation of all data that a host sends. */
export const notationRows: Rows = {
  'extra-fields': {
    description: 'Every object may have fields that nobody knows.',
    change: everyObject((fields) =>
      isMap(fields) ? fields : { ...fields, uuid: '5e7c-91', meta: { id: 7, name: 'inner' } },
    ),
  },
  'fields-in-another-order': {
    description: 'The order of the fields of an object means nothing.',
    change: everyObject((fields) => Object.fromEntries(Object.entries(fields).toReversed())),
  },
  'ones-and-zeros': {
    description: 'True and false may be 1 and 0.',
    change: everyObject((fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          typeof value === 'boolean' ? Number(value) : value,
        ]),
      ),
    ),
  },
  'numbers-as-texts': {
    description: 'Every number may be a text.',
    ...idsAsTexts,
    change: everyObject((fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          typeof value === 'number' ? String(value) : value,
        ]),
      ),
    ),
  },
  'empty-texts-for-null': {
    description: 'A value that is not there may be an empty text.',
    change: everyObject((fields) =>
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? ''])),
    ),
  },
  'byte-order-mark': {
    description: 'A body may begin with a byte order mark and have blank lines around it.',
    decides: jsonText,
    response: rewritten((text) => `\uFEFF\n${text}\n\n`),
  },
  'escaped-json': {
    description: 'Slashes and letters beyond ASCII may be escaped, and JSON written on many lines.',
    decides: jsonText,
    response: rewritten((text) =>
      JSON.stringify(JSON.parse(text), null, 4)
        .replaceAll('/', '\\/')
        .replace(/[^ -~\n]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ),
  },
  'vendor-content-type': {
    description: 'The content type may be any that ends with +json.',
    decides: contentType,
    changes: everywhere({ 'content-type': 'application/vnd.surya.v2+json' }),
  },
  'loud-content-type': {
    description: 'The content type may be written in capitals and name a character set.',
    decides: contentType,
    changes: everywhere({ 'content-type': 'Application/JSON;Charset=UTF-8' }),
  },
  'cookies-and-caches': {
    description: 'Responses may carry cookies and rules for caches.',
    decides: caching,
    changes: everywhere({
      'set-cookie': 'sid=41f; HttpOnly',
      'cache-control': 'private, max-age=30',
    }),
  },
  'entity-tags': {
    description: 'A read may have an entity tag, and get 304 where the client has its response.',
    decides: caching,
    response: reads((response, { headers }) => {
      const etag = `"${hash('sha256', JSON.stringify(response.body))}"`;
      const tagged = {
        ...response,
        headers: { ...response.headers, etag, 'cache-control': 'no-cache' },
      };
      return headers['if-none-match'] === etag ? { ...tagged, status: 304, raw: '' } : tagged;
    }),
  },
  'addresses-without-a-slash': {
    description:
      'A read may be moved to its address without the last slash, by 301, 302, 307 or 308.',
    response: reads((response, { url }) => {
      const { pathname, search } = new URL(url, 'http://localhost');
      if (!pathname.endsWith('/')) return response;
      const location = pathname.slice(0, -1) + search;
      return { ...response, status: 308, headers: { ...response.headers, location }, raw: '' };
    }),
  },
  'rate-limit': {
    description: 'A request may be refused with 429 and be taken when it is sent again.',
    rules: { refusesEvery: 12 },
  },
};
