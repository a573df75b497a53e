import { each, type Fields, fieldsIn, type Json, listIn } from './json.ts';
import type { ResponseChange, ResponseForm, Rows } from './style.ts';

const drawn = ['open_pana', 'open_digit', 'close_digit', 'close_pana'];
const panas = ['open_pana', 'close_pana'];
const digits = ['open_digit', 'close_digit'];

const undrawn = 'numbers that are not drawn';
const daysOfWeeks = 'the days of other months in a chart';
const chartForm = 'the form of a chart';

/** Changes the weeks of a chart; `isOwn` tells if a day is in the requested month. */
const weeks =
  (change: (week: Json[], isOwn: (day: Json) => boolean) => Json[]): ResponseForm =>
  (response, { endpoint, query }) => {
    const isOwn = (day: Json) => String(fieldsIn(day).date).slice(5, 7) === query.month;
    return endpoint === 'results' && response.status < 300
      ? {
          ...response,
          body: each('calendar_weeks.*', (week) => change(listIn(week), isOwn))(response.body),
        }
      : response;
  };

/** Changes the markets of the results of a day. */
const results = (change: (markets: Fields) => Json): ResponseChange => ({
  endpoint: 'results',
  path: 'markets',
  change: (markets) => change(fieldsIn(markets)),
});

/** A chart as a list of days, with or without its weeks. */
const withDays = (keepsWeeks: boolean): ResponseChange => ({
  endpoint: 'results',
  change: (body) => {
    const { calendar_weeks: own, ...others } = fieldsIn(body);
    if (own === undefined) return body;
    return { ...(keepsWeeks && { calendar_weeks: own }), ...others, days: listIn(own).flat() };
  },
});

const charts: Rows = {
  'undrawn-numbers-left-out': {
    description: 'Numbers that are not drawn may be left out.',
    decides: undrawn,
    endpoint: 'draws',
    path: drawn,
    change: 'drop null',
  },
  'undrawn-numbers-empty': {
    description: 'Numbers that are not drawn may be empty texts.',
    decides: undrawn,
    endpoint: 'draws',
    path: drawn,
    change: { nullAs: '' },
  },
  'undrawn-numbers-as-stars': {
    description: 'Numbers that are not drawn may be the stars that a player sees.',
    decides: undrawn,
    changes: [
      { endpoint: 'draws', path: panas, change: { nullAs: '***' } },
      { endpoint: 'draws', path: digits, change: { nullAs: '*' } },
    ],
  },
  'digits-as-numbers': {
    description: 'The single digits of a draw may be numbers.',
    endpoint: 'draws',
    path: digits,
    change: 'as number',
  },
  'digits-without-their-panas': {
    description: 'A draw may show its digit and not its pana: stars stand in its place.',
    endpoint: 'draws',
    path: panas,
    change: 'null',
  },
  'days-half-drawn': {
    description: 'A day may have an open result and no close result, or none at all.',
    scenario: 'chart-with-holes',
  },
  'flat-chart': {
    description: 'A chart may be a flat list of days in place of weeks.',
    decides: chartForm,
    ...withDays(false),
  },
  'weeks-and-days': {
    description: 'A chart may have weeks and a flat list: the weeks are read.',
    decides: chartForm,
    ...withDays(true),
  },
  'weeks-of-one-month': {
    description: 'The weeks of a chart need hold no days of other months.',
    decides: daysOfWeeks,
    response: weeks((week, isOwn) => week.filter(isOwn)),
  },
  'weeks-filled-with-null': {
    description: 'Days of other months may be null in the weeks of a chart.',
    decides: daysOfWeeks,
    response: weeks((week, isOwn) => week.map((day) => (isOwn(day) ? day : null))),
  },
  'weeks-from-sunday': {
    description: 'The weeks of a chart may begin on any day.',
    decides: chartForm,
    endpoint: 'results',
    path: 'calendar_weeks',
    change: (own) => {
      const days = listIn(own).flatMap(listIn);
      const count = Math.ceil((days.length + 1) / 7);
      return Array.from({ length: count }, (_, week) =>
        days.slice(Math.max(0, 7 * week - 1), 7 * week + 6),
      );
    },
  },
  'days-with-results-alone': {
    description: 'A chart may leave out days without a result.',
    decides: daysOfWeeks,
    response: weeks((week) => week.filter((day) => fieldsIn(day).has_result === true)),
  },
  'last-result-until-the-next': {
    description: 'The list of markets may show the last result until there is one of today.',
    rules: { keepsLastResult: true },
  },
  'has-result-null': {
    description: 'A day without a result may have null in has_result.',
    endpoint: 'results',
    path: 'calendar_weeks.*.*.has_result',
    change: { replace: [[false, null]] },
  },
  'no-chart-without-a-market': {
    description: 'A month without a market may get an empty response: nobody asks for it.',
    decides: chartForm,
    endpoint: 'results',
    path: 'days',
    change: 'drop',
  },
  'no-lists-without-a-draw': {
    description: 'The results of a day or a month without a draw may be left out.',
    decides: chartForm,
    endpoint: 'results',
    change: (body) => {
      const lists = Object.entries(fieldsIn(body));
      return Object.fromEntries(
        lists.filter(([, list]) => /"open_(pana|digit)":"/.test(JSON.stringify(list))),
      );
    },
  },
  'markets-without-a-result': {
    description: 'The results of a day may name markets that were not drawn.',
    ...results((markets) => ({
      'Bazar A': [Object.fromEntries(drawn.map((name) => [name, null]))],
      'Bazar B': null,
      ...markets,
    })),
  },
  'results-of-other-markets': {
    description: 'The results of a day may have markets that are not listed.',
    ...results((markets) => ({
      ...markets,
      'Bazar of another app': Object.values(markets)[0] ?? [],
    })),
  },
  'second-draws': {
    description: 'A market may have several draws of a day: the first is read.',
    endpoint: 'results',
    path: 'markets.*',
    change: {
      add: [{ open_pana: '111', open_digit: '3', close_digit: '6', close_pana: '222' }],
    },
  },
  'no-results-as-a-list': {
    description: 'A day without results may have an empty list, or nothing, in place of an object.',
    ...results((markets) => (Object.keys(markets).length > 0 ? markets : [])),
  },
};

/** A Friday at this time in India. */
const at = (time: string, description: string, day = '2026-11-20') => ({
  description,
  now: `${day}T${time}:00+05:30`,
});

const clocks: Rows = {
  'before-the-draws': at('06:00', 'Nothing may be drawn yet.'),
  evening: at('23:05', 'Most markets may be closed for today.'),
  'market-day-from-five': {
    ...at('02:00', 'A market day may begin at any hour of the night, as at 05:00.'),
    rules: { dayStart: 300 },
  },
  midnight: at('00:07', 'A day of draws may end after midnight.'),
  sunday: at('15:30', 'Markets may rest on a Sunday.', '2026-11-22'),
  'first-of-a-month': at('06:30', 'A month may have no result yet.', '2026-12-01'),
  'new-year': at('00:30', 'A year may have no result yet.', '2027-01-01'),
  'leap-day': at('12:00', 'A month may end on the 29th.', '2028-02-29'),
  'running-for-close': at('16:05', 'A market may be Running for close without its open result.'),
  'half-declared': at('16:30', 'A market may have its open result and wait for the close one.'),
  'all-closed': at('00:30', 'All markets may be closed.', '2026-11-21'),
};

/** Styles of a host's draws, and the times at which they apply. */
export const resultRows: Rows = { ...charts, ...clocks };
