import { at, isObject, listOf } from '../../reading/json.ts';
import { anyRow, type Place } from '../../reading/place.ts';
import { parameter } from '../exchange.ts';
import { type Draw, drawNames, drawText, isDrawn, type KnownDraw } from '../game/draw.ts';
import { checkDrawnNumbers } from '../game/drawn-numbers.ts';
import { phaseOf } from '../game/market-phase.ts';
import { dayAfter, indianDay, indianHour, indianMinutes } from '../indian-day.ts';
import { read } from '../reader.ts';
import { isUnlisted } from '../reading/results.ts';
import { drawKey, type Findings, type HostState, type Observed } from '../state.ts';

/** The first hour in India at which hosts are on the day of the calendar. */
const firstHour = 6;
/** The tolerance for a wrong clock, in minutes. */
const tolerance = 15;

/** The numbers of a market day at a place of a response. */
interface ShownDraw {
  market: string;
  day: string;
  numbers: Draw;
  place: Place;
}

/**
 * A number of today's draw of a market that takes bets on its open by its status, and by its times has its open, or its
 * close without a draw, before it; undefined if there is none. Bets on the next day may begin when a day is drawn, and a
 * day may end after midnight.
 */
function openNumber(shown: ShownDraw, { state, exchange }: Observed) {
  const { day, numbers } = shown;
  const market = state.markets?.find((one) => one.name === shown.market);
  const { at, receivedAt = at } = exchange;
  // If its close is after midnight, a day may be the day of its open or of its close.
  if (!market || market.open_time >= market.close_time || phaseOf(market) !== 'both')
    return undefined;
  const isBefore = (limit: string) => {
    const [hours = 0, minutes = 0] = limit.split(':').map(Number);
    return [at, receivedAt].every(
      (time) =>
        indianDay(time) === day &&
        indianHour(time) >= firstHour &&
        indianMinutes(time) + tolerance < hours * 60 + minutes,
    );
  };
  const drawn = drawNames.find((one) => Boolean(numbers[one]));
  if (!drawn || !isBefore(market.close_time)) return undefined;
  if (isBefore(market.open_time)) return { name: drawn, until: market.open_time };
  return numbers.close_pana || numbers.close_digit ? undefined : { name: drawn, until: undefined };
}

/** A draw of today is no draw of a market that takes bets on it. */
function checkOpenDraw(shown: ShownDraw, observed: Observed): void {
  const { market, day, numbers, place } = shown;
  const { state, check, doubt } = observed;
  const early = openNumber(shown, observed);
  if (!early) return;
  const { name, until } = early;
  const where = [...place, name];
  const text = () =>
    `is ${numbers[name]} for ${market} on ${day}, which takes bets on its open${until ? ` until ${until}` : ''}`;
  if (until) check('results', false, where, text);
  // The market may run for its close since the list was read.
  else
    doubt({
      rule: 'results',
      place: where,
      text,
      questions: [state.marketsQuestion],
      isStill: () => openNumber(shown, observed) !== undefined,
    });
}

function noteDraw(shown: ShownDraw, observed: Observed): void {
  const { market, day, numbers, place } = shown;
  const { state, check, index } = observed;
  checkDrawnNumbers(numbers, place, observed);
  checkOpenDraw(shown, observed);
  const known = state.draws.get(drawKey(market, day));
  const since = Object.fromEntries(
    drawNames.flatMap((name) => (numbers[name] ? [[name, known?.since[name] ?? index]] : [])),
  );
  const later: KnownDraw = {
    market,
    day,
    open_pana: numbers.open_pana || null,
    open_digit: numbers.open_digit || null,
    close_digit: numbers.close_digit || null,
    close_pana: numbers.close_pana || null,
    exchange: index,
    since,
  };
  if (known) {
    // A number that was not drawn may be drawn by now: only a number that changes or disappears is a difference.
    const stays = drawNames.every((name) => known[name] === null || known[name] === later[name]);
    check(
      'results',
      stays,
      place,
      () =>
        `is ${drawText(later)} for ${market} on ${day}, another response has ${drawText(known)}`,
    );
    if (!stays) return;
  }
  state.draws.set(drawKey(market, day), later);
  const latest = state.latestDraws.get(market) ?? '';
  if ((later.open_pana ?? later.open_digit) !== null && day > latest)
    state.latestDraws.set(market, day);
}

function checkDay(day: string, observed: Observed): void {
  const { exchange, state, held, doubt } = observed;
  const answer = read('results', exchange.response.body);
  if (!answer) return;
  for (const [market, draws] of Object.entries(answer.markets))
    if (draws[0])
      noteDraw({ market, day, numbers: draws[0], place: ['markets', market, 0] }, observed);
  for (const draw of state.draws.values()) {
    const { market } = draw;
    if (draw.day !== day || !isDrawn(draw)) continue;
    if (answer.markets[market]?.[0]) held('results');
    // The market may have a new name, or be removed. An unreadable result is reported already.
    else if (!isUnlisted(at(exchange.response.body, 'markets', market)))
      doubt({
        rule: 'results',
        place: ['markets'],
        text: () => `lacks ${market} on ${day}, another response has ${drawText(draw)}`,
        questions: [state.marketsQuestion],
        isStill: () => state.markets?.some(({ name }) => name === market) ?? false,
      });
  }
}

function checkChart(market: string, month: string, observed: Observed): void {
  const answer = read('results', observed.exchange.response.body);
  if (!answer) return;
  const placed = [
    ...(answer.calendar_weeks ?? []).flatMap((week, row) =>
      week.map((day, column) => [day, ['calendar_weeks', row, column]] as const),
    ),
    ...answer.days.map((day, index) => [day, ['days', index]] as const),
  ];
  const own = placed.filter(([day]) => day.date.startsWith(month));
  for (const [numbers, place] of own)
    noteDraw({ market, day: numbers.date, numbers, place }, observed);
  const { state, exchange, index } = observed;
  const { body } = exchange.response;
  const given = [
    ...listOf(at(body, 'calendar_weeks')).flatMap(listOf),
    ...listOf(at(body, 'days')),
  ];
  // A chart with unreadable days does not show which days it lacks.
  if (given.filter(isObject).length > placed.length) return;
  state.charts.set(drawKey(market, month), {
    days: new Set(own.map(([day]) => day.date)),
    readOn: indianDay(exchange.at),
    exchange: index,
  });
}

/**
 * Compares charts with draws shown elsewhere. A chart may lack only days without a result. Run after the last exchange.
 */
export function checkDaysOfCharts({ charts, draws }: HostState, { check }: Findings): void {
  for (const draw of draws.values()) {
    const { day, market } = draw;
    const chart = charts.get(drawKey(market, day.slice(0, 7)));
    if (!chart || !isDrawn(draw) || day >= dayAfter(chart.readOn, -1)) continue;
    check(
      'results',
      chart.days.has(day),
      ['calendar_weeks', anyRow, anyRow],
      () => `lacks ${day} of ${market}, another response has ${drawText(draw)}`,
      chart.exchange,
    );
  }
}

/** Compares the results of days and of months with each other. */
export function checkResults(observed: Observed): void {
  const { endpoint, success, exchange } = observed;
  if (!success) return;
  if (endpoint === 'markets')
    (read('markets', exchange.response.body) ?? []).forEach((market, index) => {
      checkDrawnNumbers(market, [index], observed);
    });
  if (endpoint !== 'results') return;
  const { request } = exchange;
  const [day, market] = [parameter(request, 'date'), parameter(request, 'market_name')];
  const month = `${parameter(request, 'year')}-${parameter(request, 'month')?.padStart(2, '0')}`;
  if (day !== undefined && !market) checkDay(day, observed);
  else if (market) checkChart(market, month, observed);
}
