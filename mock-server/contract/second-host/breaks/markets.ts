import { bodies, each, fieldsIn, listIn, renamed, set, without } from '../edit.ts';
import type { Json } from '../exchange.ts';
import type { Break } from '../variant.ts';

const inMarkets = (change: (body: Json) => Json) => bodies(change, 'markets');

const times = ['open_time', 'close_time', 'open_result_time', 'close_result_time'];
const allTimes = (change: (path: string) => (body: Json) => Json) => (body: Json) =>
  times.reduce((value, name) => change(`*.${name}`)(value), body);

const all: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'status-names-changed',
    description: 'A running market is called Open.',
    effect: 'Can choose a session that is over.',
    changed: inMarkets(
      each('*.current_status_name', (name) => String(name).replace('Running', 'Open')),
    ),
  },
  {
    name: 'status-names-in-capitals',
    description: 'The names of the statuses are in capitals.',
    effect: 'Can open a market that is closed.',
    changed: inMarkets(each('*.current_status_name', (name) => String(name).toUpperCase())),
  },
  {
    name: 'status-names-missing',
    description: 'A market has no name of its status.',
    effect: 'Can open a market that is closed.',
    changed: inMarkets(without('*.current_status_name')),
  },
  {
    name: 'status-numbers-from-zero',
    description: 'The numbers of the statuses are one lower.',
    effect: 'Sees running markets in red.',
    changed: inMarkets(each('*.current_status', (number) => Number(number) - 1)),
  },
  {
    name: 'status-numbers-missing',
    description: 'A market has no number of its status.',
    effect: 'Sees running markets in red.',
    changed: inMarkets(without('*.current_status')),
  },
  {
    name: 'times-for-people',
    description: 'Times are written in twelve hours.',
    effect: 'Sees markets without times.',
    changed: inMarkets(
      allTimes((path) =>
        each(path, (time) => {
          const hour = Number(String(time).slice(0, 2));
          const half = hour < 12 ? 'AM' : 'PM';
          return `${hour % 12 || 12}:${String(time).slice(3, 5)} ${half}`;
        }),
      ),
    ),
  },
  {
    name: 'times-as-instants',
    description: 'Times are dates with times.',
    effect: 'Sees markets without times.',
    changed: inMarkets(allTimes((path) => each(path, (time) => `2026-11-20T${time}+05:30`))),
  },
  {
    name: 'result-times-missing',
    description: 'A market has no result times.',
    effect: 'Sees no result times of a closed market.',
    changed: inMarkets((body) =>
      without('*.open_result_time')(without('*.close_result_time')(body)),
    ),
  },
  {
    name: 'market-names-renamed',
    description: 'The name of a market is called title.',
    effect: 'Sees markets without names.',
    changed: inMarkets(renamed('*.name', 'title')),
  },
  {
    name: 'market-ids-missing',
    description: 'A market has no id.',
    effect: 'Sees no market.',
    changed: inMarkets(without('*.id')),
  },
  {
    name: 'market-ids-alike',
    description: 'All markets have the same id.',
    effect: 'Sees one market.',
    changed: inMarkets(set('*.id', 701)),
  },
  {
    name: 'panas-of-draws-renamed',
    description: 'The panas of a draw are called panna.',
    effect: 'Sees markets without results.',
    changed: inMarkets((body) =>
      renamed('*.open_pana', 'open_panna')(renamed('*.close_pana', 'close_panna')(body)),
    ),
  },
  {
    name: 'digits-of-draws-swapped',
    description: 'Open and close digit of a draw are swapped.',
    effect: 'Reads a wrong result.',
    changed: inMarkets(
      each('*', (market) => {
        const { open_digit = null, close_digit = null, ...others } = fieldsIn(market);
        return { ...others, open_digit: close_digit, close_digit: open_digit };
      }),
    ),
  },
  {
    name: 'a-placeholder-for-undrawn-numbers',
    description: 'Numbers that are not drawn yet are dashes.',
    effect: 'Reads dashes as a result.',
    changed: inMarkets((body) =>
      each(
        '*.close_pana',
        (pana) => pana ?? '---',
      )(each('*.open_pana', (pana) => pana ?? '---')(body)),
    ),
  },
  {
    name: 'markets-within-data',
    description: 'The markets stand within data.',
    effect: 'Reads that the markets could not be loaded.',
    changed: inMarkets((data) => ({ data })),
  },
  {
    name: 'markets-by-key',
    description: 'The markets are an object by id.',
    effect: 'Reads that the markets could not be loaded.',
    changed: inMarkets((body) =>
      Object.fromEntries(listIn(body).map((market) => [String(fieldsIn(market).id), market])),
    ),
  },
  {
    name: 'running-markets-missing',
    description: 'The running markets are not listed.',
    effect: 'Finds no market to bet on.',
    changed: inMarkets((body) =>
      listIn(body).filter(
        (market) => !String(fieldsIn(market).current_status_name).includes('Run'),
      ),
    ),
  },
];

/** Breaks of the list of markets. */
export const markets: readonly Break[] = all.map((one): Break => ({ ...one, endpoint: 'markets' }));
