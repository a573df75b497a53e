import { at, bodies, each, fieldsIn, inOrder, listIn, some } from '../edit.ts';
import type { Json } from '../exchange.ts';
import type { Variation } from './variation.ts';

const names = ['open_pana', 'open_digit', 'close_digit', 'close_pana'];
const places = ['*', 'calendar_weeks.*.*', 'days.*', 'markets.*.*'];
const clock = (instant: string) => ({ now: () => Date.parse(`${instant}+05:30`) });
const other = 'The day is another one.';

/** Markets, days and results of other hosts. */
export const draws: readonly Variation[] = [
  {
    name: 'undrawn-numbers-empty',
    description: 'Numbers that are not drawn yet are empty texts.',
    changed: bodies(
      inOrder(
        ...places.flatMap((path) =>
          names.map((name) => each(`${path}.${name}`, (value) => value ?? '')),
        ),
      ),
      'markets',
      'results',
    ),
    differs: 'An empty text shows the same marks.',
  },
  {
    name: 'statuses-with-spaces',
    description: 'The names of statuses have spaces around them.',
    changed: bodies(
      each('*.current_status_name', (name) => ` ${name} `),
      'markets',
    ),
    differs: 'The client takes the spaces off.',
  },
  {
    name: 'status-numbers-as-texts',
    description: 'The numbers of statuses are texts.',
    changed: bodies(each('*.current_status', String), 'markets'),
  },
  {
    name: 'other-status-numbers',
    description: 'Closed markets have status numbers of the host’s own.',
    changed: bodies(
      each('*.current_status', (number) => (number === 6 || number === 4 ? number : 90)),
      'markets',
    ),
    differs: 'Any number but 6 and 4 is red.',
  },
  {
    name: 'markets-listed-twice',
    description: 'The list of markets repeats its first two entries.',
    changed: bodies((body) => [...listIn(body), ...listIn(body).slice(0, 2)], 'markets'),
  },
  {
    name: 'market-names-of-all-kinds',
    description: 'Names of markets have signs that addresses and paths use.',
    options: { marketNames: ['Ganga & Sons + Day #1', 'सूर्या रात्रि', 'Bazar. [0] "A/B" 50%'] },
    differs: 'The names are others.',
  },
  {
    name: 'has-result-null',
    description: 'A day without a result has null in has_result.',
    changed: bodies(
      each('calendar_weeks.*.*', (day) =>
        fieldsIn(day).has_result === true ? day : { ...fieldsIn(day), has_result: null },
      ),
      'results',
    ),
  },
  {
    name: 'weeks-filled-with-null',
    description: 'Days of other months are null in the weeks of a chart.',
    changed: (response, seen) =>
      bodies(
        each('calendar_weeks.*.*', (day) =>
          String(fieldsIn(day).date).slice(5, 7) === seen.url.searchParams.get('month')
            ? day
            : null,
        ),
        'results',
      )(response, seen),
    differs: 'The days of other months are never shown.',
  },
  {
    name: 'a-chart-up-to-today',
    description: 'A chart ends with today.',
    changed: bodies(
      inOrder(
        each('calendar_weeks.*', (week) =>
          listIn(week).filter((day) => String(fieldsIn(day).date) <= '2026-11-20'),
        ),
        each('calendar_weeks', (weeks) => listIn(weeks).filter((week) => listIn(week).length > 0)),
      ),
      'results',
    ),
    differs: 'Days to come are never shown.',
  },
  {
    name: 'a-chart-in-weeks-and-days',
    description: 'A chart has its days as weeks and as a flat list.',
    changed: bodies((body) => {
      const { calendar_weeks: weeks, ...others } = fieldsIn(body);
      return weeks === undefined
        ? body
        : { ...others, calendar_weeks: weeks, days: listIn(weeks).flat() as Json[] };
    }, 'results'),
    differs: 'The weeks are read, the days are not.',
  },
  {
    name: 'no-results-as-a-list',
    description: 'A day without results has an empty list in place of an object.',
    changed: bodies(
      each('markets', (markets) => (Object.keys(fieldsIn(markets)).length > 0 ? markets : [])),
      'results',
    ),
  },
  {
    name: 'markets-without-results-as-null',
    description: 'The results of a day have null for a market that was not drawn.',
    changed: bodies(
      each('markets', (markets) => ({ 'Bazar of Mondays': null, ...fieldsIn(markets) })),
      'results',
    ),
  },
  {
    name: 'a-second-draw',
    description: 'The results of a market list an older draw after the one of the day.',
    changed: bodies(
      each('markets.*', (list) => [
        ...listIn(list),
        { open_pana: '111', open_digit: '3', close_digit: '6', close_pana: '222' },
      ]),
      'results',
    ),
  },
  {
    name: 'midnight',
    description: 'It is a few minutes after midnight in India.',
    options: clock('2026-11-20T00:07:00'),
    differs: other,
  },
  {
    name: 'late-night',
    description: 'It is eleven at night: most markets are closed.',
    options: clock('2026-11-20T23:05:00'),
    differs: other,
  },
  {
    name: 'early-morning',
    description: 'It is six in the morning: nothing is drawn.',
    options: clock('2026-11-20T06:00:00'),
    differs: other,
  },
  {
    name: 'the-first-of-a-month',
    description: 'It is the first of a month, before any draw.',
    options: clock('2026-12-01T06:30:00'),
    differs: other,
  },
  {
    name: 'new-year',
    description: 'A year has just begun.',
    options: clock('2027-01-01T00:30:00'),
    differs: other,
  },
  {
    name: 'leap-day',
    description: 'It is the 29th of February.',
    options: clock('2028-02-29T12:00:00'),
    differs: other,
  },
  {
    name: 'four-weeks',
    description: 'It is a February that begins on a Monday and has four weeks.',
    options: clock('2027-02-28T20:00:00'),
    differs: other,
  },
  {
    name: 'a-sunday',
    description: 'It is a Sunday, on which most markets rest.',
    options: clock('2026-11-22T15:30:00'),
    differs: other,
  },
  {
    name: 'closed-until-the-evening',
    description: 'A market shows the results of yesterday until its first draw.',
    changed: bodies(
      each('*', (market) => {
        const fields = fieldsIn(market);
        return fields.open_pana === null && fields.current_status === 6
          ? { ...fields, open_pana: '128', open_digit: '1', close_digit: '5', close_pana: '140' }
          : market;
      }),
      'markets',
    ),
    differs: 'The results of yesterday are shown.',
  },
  {
    name: 'digits-of-draws-as-numbers-in-markets',
    description: 'The single digits in the list of markets are numbers, 0 among them.',
    changed: bodies(
      inOrder(
        some('*.open_digit', Number),
        some('*.close_digit', Number),
        at('*.note', () => null),
      ),
      'markets',
    ),
  },
];
