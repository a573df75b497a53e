import {
  each,
  everyObject,
  type Fields,
  fieldsIn,
  inOrder,
  type Json,
  listIn,
  some,
  without,
  withoutNull,
} from '../edit.ts';
import { bytesOf, type Transformer } from '../host.ts';
import { answers, bodies } from '../transform.ts';
import type { Liberties } from './liberty.ts';

const drawn = ['open_pana', 'open_digit', 'close_digit', 'close_pana'];
const places = ['*', 'calendar_weeks.*.*', 'days.*', 'markets.*.*'];
const draws = ['markets', 'results'] as const;

const inDraws = (change: (path: string) => (body: Json) => Json): Transformer =>
  bodies(
    draws,
    inOrder(...places.flatMap((path) => drawn.map((name) => change(`${path}.${name}`)))),
  );

const weeks = (change: (week: Json[], url: URL) => Json[]): Transformer =>
  bodies('results', (body, { url }) =>
    each('calendar_weeks.*', (week) => change(listIn(week), url))(body),
  );

const isOfMonth = (day: Json, url: URL) =>
  String(fieldsIn(day).date).slice(5, 7) === url.searchParams.get('month');

const results = (change: (markets: Fields) => Json): Transformer =>
  bodies(
    'results',
    each('markets', (markets) => change(fieldsIn(markets))),
  );

const nothing = Object.fromEntries(drawn.map((name) => [name, null]));

/** What a host may do with draws and charts. */
const charts: Liberties = {
  'undrawn-numbers-left-out': {
    sentence: 'Numbers that are not drawn may be left out.',
    transform: inDraws(withoutNull),
  },
  'undrawn-numbers-empty': {
    sentence: 'Numbers that are not drawn may be empty texts.',
    transform: inDraws((path) => each(path, (value) => value ?? '')),
  },
  'digits-as-numbers': {
    sentence: 'The single digits of a draw may be numbers.',
    transform: bodies(
      draws,
      inOrder(
        ...places.flatMap((path) => [
          some(`${path}.open_digit`, Number),
          some(`${path}.close_digit`, Number),
        ]),
      ),
    ),
  },
  'digits-without-their-panas': {
    sentence: 'A draw may show its digit and not its pana: stars stand in its place.',
    transform: inDraws((path) => (path.endsWith('pana') ? each(path, () => null) : (body) => body)),
  },
  'days-half-drawn': {
    sentence: 'A day may have an open result and no close result, or none at all.',
    scenario: 'chart-with-holes',
  },
  'flat-chart': {
    sentence: 'A chart may be a flat list of days in place of weeks.',
    transform: bodies('results', (body) => {
      const { calendar_weeks: own, ...others } = fieldsIn(body);
      return own === undefined ? body : { ...others, days: listIn(own).flat() };
    }),
  },
  'weeks-and-days': {
    sentence: 'A chart may have weeks and a flat list: the weeks are read.',
    transform: bodies('results', (body) => {
      const { calendar_weeks: own } = fieldsIn(body);
      return own === undefined ? body : { ...fieldsIn(body), days: listIn(own).flat() };
    }),
  },
  'weeks-of-one-month': {
    sentence: 'The weeks of a chart need hold no days of other months.',
    transform: weeks((week, url) => week.filter((day) => isOfMonth(day, url))),
  },
  'weeks-filled-with-null': {
    sentence: 'Days of other months may be null in the weeks of a chart.',
    transform: weeks((week, url) => week.map((day) => (isOfMonth(day, url) ? day : null))),
  },
  'days-with-results-alone': {
    sentence: 'A chart may leave out days without a result.',
    transform: weeks((week) => week.filter((day) => fieldsIn(day).has_result === true)),
  },
  'has-result-null': {
    sentence: 'A day without a result may have null in has_result.',
    transform: bodies(
      'results',
      each('calendar_weeks.*.*', (day) => ({
        ...fieldsIn(day),
        has_result: fieldsIn(day).has_result === true ? true : null,
      })),
    ),
  },
  'no-chart-without-a-market': {
    sentence: 'A month without a market may get an empty response: nobody asks for it.',
    transform: bodies('results', without('days')),
  },
  'markets-without-a-result': {
    sentence: 'The results of a day may name markets that were not drawn.',
    transform: results((markets) => ({ 'Bazar A': [nothing], 'Bazar B': null, ...markets })),
  },
  'results-of-other-markets': {
    sentence: 'The results of a day may have markets that are not listed.',
    transform: results((markets) => ({
      ...markets,
      'Bazar of another app': Object.values(markets)[0] ?? [],
    })),
  },
  'second-draws': {
    sentence: 'A market may have several draws of a day: the first is read.',
    transform: bodies(
      'results',
      each('markets.*', (list) => [
        ...listIn(list),
        { open_pana: '111', open_digit: '3', close_digit: '6', close_pana: '222' },
      ]),
    ),
  },
  'no-results-as-a-list': {
    sentence: 'A day without results may have an empty list, or nothing, in place of an object.',
    transform: results((markets) => (Object.keys(markets).length > 0 ? markets : [])),
  },
};

/** A Friday at this time in India. */
const at = (time: string, day = '2026-11-20') => ({ now: `${day}T${time}:00+05:30` });

/** When a host may be asked. */
const clocks: Liberties = {
  'before-the-draws': { sentence: 'Nothing may be drawn yet.', ...at('06:00') },
  evening: { sentence: 'Most markets may be closed for today.', ...at('23:05') },
  midnight: { sentence: 'A day of draws may end after midnight.', ...at('00:07') },
  sunday: { sentence: 'Markets may rest on a Sunday.', ...at('15:30', '2026-11-22') },
  'first-of-a-month': {
    sentence: 'A month may have no result yet.',
    ...at('06:30', '2026-12-01'),
  },
  'new-year': { sentence: 'A year may have no result yet.', ...at('00:30', '2027-01-01') },
  'leap-day': { sentence: 'A month may end on the 29th.', ...at('12:00', '2028-02-29') },
  'running-for-close': {
    sentence: 'A market may be Running for close without its open result.',
    ...at('16:05'),
  },
  'half-declared': {
    sentence: 'A market may have its open result and wait for the close one.',
    ...at('16:30'),
  },
  'all-closed': { sentence: 'All markets may be closed.', ...at('00:30', '2026-11-21') },
};

const rewritten = (change: (text: string) => string): Transformer =>
  answers('all', (answer) =>
    answer.raw === undefined && answer.status !== 204
      ? { ...answer, raw: change(bytesOf(answer).toString()) }
      : answer,
  );

const withType = (type: string): Transformer =>
  answers('all', (answer) => ({
    ...answer,
    headers: { ...answer.headers, 'content-type': type },
  }));

/** Objects whose keys are data take no field more: somebody would read it. */
const isMap = (fields: Fields) => Object.values(fields).some(Array.isArray);

/** How a host may write its responses. */
const wire: Liberties = {
  'extra-fields': {
    sentence: 'Every object may have fields that nobody knows.',
    transform: bodies(
      'all',
      everyObject((fields) =>
        isMap(fields) ? fields : { ...fields, uuid: '5e7c-91', meta: { id: 7, name: 'inner' } },
      ),
    ),
  },
  'fields-in-another-order': {
    sentence: 'The order of the fields of an object means nothing.',
    transform: bodies(
      'all',
      everyObject((fields) => Object.fromEntries(Object.entries(fields).toReversed())),
    ),
  },
  'byte-order-mark': {
    sentence: 'A body may begin with a byte order mark and have blank lines around it.',
    transform: rewritten((text) => `\uFEFF\n${text}\n\n`),
  },
  'escaped-json': {
    sentence: 'Slashes and letters beyond ASCII may be escaped, and JSON written on many lines.',
    transform: rewritten((text) =>
      JSON.stringify(JSON.parse(text), null, 4)
        .replaceAll('/', '\\/')
        .replace(/[^ -~\n]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ),
  },
  'vendor-content-type': {
    sentence: 'The content type may be any that ends with +json.',
    transform: withType('application/vnd.surya.v2+json'),
  },
  'loud-content-type': {
    sentence: 'The content type may be written in capitals and name a character set.',
    transform: withType('Application/JSON;Charset=UTF-8'),
  },
  'cookies-and-caches': {
    sentence: 'Responses may carry cookies, entity tags and rules for caches.',
    transform: answers('all', (answer) => ({
      ...answer,
      headers: {
        ...answer.headers,
        'set-cookie': 'sid=41f; HttpOnly',
        etag: 'W/"41f"',
        'cache-control': 'private, max-age=30',
      },
    })),
  },
  'rate-limit': {
    sentence: 'A request may be refused with 429 and be taken when it is sent again.',
    transform: (host) => {
      let count = 0;
      return async (asked) => {
        count += 1;
        return count % 12 === 0
          ? {
              status: 429,
              headers: { 'content-type': 'application/json', 'retry-after': '0' },
              body: { detail: 'Request was throttled.' },
            }
          : host(asked);
      };
    },
  },
};

/** What a host may do with draws, at which time, and how it writes. */
export const resultLiberties: Liberties = { ...charts, ...clocks, ...wire };
