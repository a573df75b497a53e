import { markets as marketsDecoder } from '../decoders/markets.ts';
import { results as resultsDecoder } from '../decoders/results.ts';
import { decode } from '../decoding/decode.ts';
import type { Observed } from './observed.ts';
import { drawKey, type KnownDraw } from './state.ts';

/** The numbers of a draw; an empty text is one that is not drawn. */
type DrawNumbers = Partial<Record<keyof Omit<KnownDraw, 'exchange'>, string | undefined>>;
const names = ['open_pana', 'open_digit', 'close_digit', 'close_pana'] as const;

const textOf = (
  numbers: Partial<Record<(typeof names)[number], string | null | undefined>>,
): string => names.map((name) => numbers[name] || '*').join('-');

/** The digits of a draw are those of its panas, and the panas exist. */
function checkNumbers(numbers: DrawNumbers, label: string, { check, game }: Observed): void {
  for (const session of ['open', 'close'] as const) {
    const pana = numbers[`${session}_pana`];
    const digit = numbers[`${session}_digit`];
    if (!pana) continue;
    check('results', game.panas.includes(pana), () => `${label} has ${pana}, which is no pana`);
    if (digit && game.panas.includes(pana))
      check(
        'results',
        game.ankOf(pana) === digit,
        () => `${label} has the digit ${digit} for ${pana}`,
      );
  }
}

/** Takes up a draw and compares it with what an earlier response showed of it. */
function noteDraw(market: string, day: string, numbers: DrawNumbers, observed: Observed): void {
  const { state, check, index } = observed;
  const label = `${market} on ${day}`;
  checkNumbers(numbers, label, observed);
  const known = state.draws.get(drawKey(market, day));
  const later: KnownDraw = {
    open_pana: numbers.open_pana || null,
    open_digit: numbers.open_digit || null,
    close_digit: numbers.close_digit || null,
    close_pana: numbers.close_pana || null,
    exchange: index,
  };
  if (known) {
    // What was not drawn may be drawn by now: only a number that changes or goes is a difference.
    const stays = names.every((name) => known[name] === null || known[name] === later[name]);
    check(
      'results',
      stays,
      () => `${label} is ${textOf(later)}, another response has ${textOf(known)}`,
    );
    if (!stays) return;
  }
  state.draws.set(drawKey(market, day), later);
  const latest = state.latestDraws.get(market) ?? '';
  if (later.open_pana !== null && day > latest) state.latestDraws.set(market, day);
}

const parameter = ({ exchange }: Observed, name: string): string | undefined =>
  exchange.request.query.find(([one]) => one === name)?.[1];

function checkDay(day: string, observed: Observed): void {
  const { exchange, state, check } = observed;
  const read = decode(resultsDecoder, exchange.response.body);
  if (!read) return;
  for (const [market, draws] of Object.entries(read.markets)) {
    if (draws[0]) noteDraw(market, day, draws[0], observed);
  }
  for (const [key, draw] of state.draws) {
    if (!key.startsWith(day) || draw.open_pana === null) continue;
    const market = key.slice(day.length + 1);
    check(
      'results',
      read.markets[market]?.[0] !== undefined,
      () => `the results of ${day} lack ${market}, another response has ${textOf(draw)}`,
    );
  }
}

function checkChart(market: string, month: string, observed: Observed): void {
  const { exchange, check } = observed;
  const read = decode(resultsDecoder, exchange.response.body);
  if (!read) return;
  const weeks = read.calendar_weeks ?? [];
  const days = [...weeks.flat(), ...read.days];
  const dates = days.map(({ date }) => date);
  check(
    'results',
    new Set(dates).size === dates.length,
    () => `the chart of ${market} in ${month} has a day twice`,
  );
  const drawn = days.filter((day) => day.open_pana || day.close_pana);
  for (const { date } of drawn)
    check(
      'results',
      date.startsWith(month),
      () => `the chart of ${market} in ${month} has a result of ${date}`,
    );
  for (const week of weeks) {
    if (week.length !== 7) continue;
    const weekdays = week.map(({ date }) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7);
    check(
      'results',
      weekdays.every((day, index) => day === index),
      () => `a week of the chart of ${market} in ${month} does not go from Monday to Sunday`,
    );
  }
  for (const day of days) if (day.date.startsWith(month)) noteDraw(market, day.date, day, observed);
}

/** Whether the days after one are known to have no draw: then no later draw is unknown. */
const isLatest = (market: string, day: string, { state }: Observed): boolean =>
  [1, 2, 3].every((days) => {
    const next = new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
    return state.draws.get(drawKey(market, next))?.open_pana === null;
  });

function checkMarketList(observed: Observed): void {
  const { exchange, state, check } = observed;
  for (const market of decode(marketsDecoder, exchange.response.body) ?? []) {
    checkNumbers(market, `the list of markets: ${market.name}`, observed);
    if (!market.open_pana) continue;
    const drawn = [...state.draws]
      .filter(([key, { open_pana: pana }]) => key.slice(11) === market.name && pana !== null)
      .sort(([a], [b]) => (a < b ? 1 : -1))
      .slice(0, 2);
    const [latest] = drawn;
    if (drawn.length < 2 || !latest || !isLatest(market.name, latest[0].slice(0, 10), observed))
      continue;
    const draws = drawn.map(([, draw]) => draw);
    // A list shows the draw of today, or that of the last day with one: which, no response says.
    const agrees = draws.some((draw) =>
      names.every((name) => !market[name] || !draw[name] || market[name] === draw[name]),
    );
    check(
      'results',
      agrees,
      () =>
        `the list of markets has ${textOf(market)} for ${market.name}, the chart ${draws.map(textOf).join(' and ')}`,
    );
  }
}

/** Compares the results of days, of months and of the market list with each other. */
export function checkResults(observed: Observed): void {
  const { endpoint, success } = observed;
  if (!success) return;
  if (endpoint === 'markets') checkMarketList(observed);
  if (endpoint !== 'results') return;
  const day = parameter(observed, 'date');
  const market = parameter(observed, 'market_name');
  const month = `${parameter(observed, 'year')}-${parameter(observed, 'month')}`;
  if (day !== undefined && !market) checkDay(day, observed);
  else if (market) checkChart(market, month, observed);
}
