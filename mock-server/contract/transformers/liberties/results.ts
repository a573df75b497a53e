import {
  each,
  everyObject,
  type Fields,
  fieldsIn,
  inOrder,
  type Json,
  listIn,
  some,
  withoutNull,
} from '../edit.ts';
import { bytesOf, type Transformer } from '../host.ts';
import { answers, bodies, drops, edits, withHeaders } from '../transform.ts';
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
  edits('results', 'markets', (markets) => change(fieldsIn(markets)));

const charts: Liberties = {
  'undrawn-numbers-left-out': inDraws(withoutNull),
  'undrawn-numbers-empty': inDraws((path) => each(path, (value) => value ?? '')),
  'digits-as-numbers': inDraws((path) =>
    path.endsWith('digit') ? some(path, Number) : (body) => body,
  ),
  'digits-without-their-panas': inDraws((path) =>
    path.endsWith('pana') ? each(path, () => null) : (body) => body,
  ),
  'days-half-drawn': { scenario: 'chart-with-holes' },
  'flat-chart': bodies('results', (body) => {
    const { calendar_weeks: own, ...others } = fieldsIn(body);
    return own === undefined ? body : { ...others, days: listIn(own).flat() };
  }),
  'weeks-and-days': bodies('results', (body) => {
    const { calendar_weeks: own } = fieldsIn(body);
    return own === undefined ? body : { ...fieldsIn(body), days: listIn(own).flat() };
  }),
  'weeks-of-one-month': weeks((week, url) => week.filter((day) => isOfMonth(day, url))),
  'weeks-filled-with-null': weeks((week, url) =>
    week.map((day) => (isOfMonth(day, url) ? day : null)),
  ),
  'days-with-results-alone': weeks((week) =>
    week.filter((day) => fieldsIn(day).has_result === true),
  ),
  'has-result-null': edits('results', 'calendar_weeks.*.*', (day) => ({
    ...fieldsIn(day),
    has_result: fieldsIn(day).has_result === true ? true : null,
  })),
  'no-chart-without-a-market': drops('results', 'days'),
  'markets-without-a-result': results((markets) => ({
    'Bazar A': [{ open_pana: null, open_digit: null, close_digit: null, close_pana: null }],
    'Bazar B': null,
    ...markets,
  })),
  'results-of-other-markets': results((markets) => ({
    ...markets,
    'Bazar of another app': Object.values(markets)[0] ?? [],
  })),
  'second-draws': edits('results', 'markets.*', (list) => [
    ...listIn(list),
    { open_pana: '111', open_digit: '3', close_digit: '6', close_pana: '222' },
  ]),
  'no-results-as-a-list': results((markets) => (Object.keys(markets).length > 0 ? markets : [])),
};

/** A Friday at this time in India. */
const at = (time: string, day = '2026-11-20') => ({ now: `${day}T${time}:00+05:30` });

const clocks: Liberties = {
  'before-the-draws': at('06:00'),
  evening: at('23:05'),
  midnight: at('00:07'),
  sunday: at('15:30', '2026-11-22'),
  'first-of-a-month': at('06:30', '2026-12-01'),
  'new-year': at('00:30', '2027-01-01'),
  'leap-day': at('12:00', '2028-02-29'),
  'running-for-close': at('16:05'),
  'half-declared': at('16:30'),
  'all-closed': at('00:30', '2026-11-21'),
};

const rewritten = (change: (text: string) => string): Transformer =>
  answers('all', (answer) =>
    answer.raw === undefined && answer.status !== 204
      ? { ...answer, raw: change(bytesOf(answer).toString()) }
      : answer,
  );

/** Objects whose keys are data take no field more: somebody would read it. */
const isMap = (fields: Fields) => Object.values(fields).some(Array.isArray);

const wire: Liberties = {
  'extra-fields': bodies(
    'all',
    everyObject((fields) =>
      isMap(fields) ? fields : { ...fields, uuid: '5e7c-91', meta: { id: 7, name: 'inner' } },
    ),
  ),
  'fields-in-another-order': bodies(
    'all',
    everyObject((fields) => Object.fromEntries(Object.entries(fields).toReversed())),
  ),
  'byte-order-mark': rewritten((text) => `\uFEFF\n${text}\n\n`),
  'escaped-json': rewritten((text) =>
    JSON.stringify(JSON.parse(text), null, 4)
      .replaceAll('/', '\\/')
      .replace(/[^ -~\n]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  ),
  'vendor-content-type': withHeaders({ 'content-type': 'application/vnd.surya.v2+json' }),
  'loud-content-type': withHeaders({ 'content-type': 'Application/JSON;Charset=UTF-8' }),
  'cookies-and-caches': withHeaders({
    'set-cookie': 'sid=41f; HttpOnly',
    etag: 'W/"41f"',
    'cache-control': 'private, max-age=30',
  }),
  'rate-limit': (host) => {
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
};

/** What a host may do with draws, at which time, and how it writes. */
export const resultLiberties: Liberties = { ...charts, ...clocks, ...wire };
