import { parameter } from '../exchange.ts';
import { type Draw, drawNames, drawText, isDrawn, type KnownDraw } from '../game/draw.ts';
import { checkDrawnNumbers } from '../game/drawn-numbers.ts';
import { indianDay } from '../indian-day.ts';
import { type Market, read } from '../reader.ts';
import { drawKey, type Findings, type HostState, type Observed } from '../state.ts';

const dayAfter = (day: string, days: number): string =>
  indianDay(Date.parse(day) + days * 86_400_000);

function noteDraw(
  market: string,
  day: string,
  numbers: Draw,
  place: string,
  observed: Observed,
): void {
  const { state, check, index } = observed;
  checkDrawnNumbers(numbers, place, observed);
  const known = state.draws.get(drawKey(market, day));
  const later: KnownDraw = {
    open_pana: numbers.open_pana || null,
    open_digit: numbers.open_digit || null,
    close_digit: numbers.close_digit || null,
    close_pana: numbers.close_pana || null,
    exchange: index,
  };
  if (known) {
    // What was not drawn may be drawn by now: only a number that changes or disappears is a difference.
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
  const { exchange, state, check } = observed;
  const answer = read('results', exchange.response.body);
  if (!answer) return;
  for (const [market, draws] of Object.entries(answer.markets))
    if (draws[0]) noteDraw(market, day, draws[0], `$.markets.${market}[0]`, observed);
  for (const [key, draw] of state.draws) {
    if (!key.startsWith(day) || !isDrawn(draw)) continue;
    const market = key.slice(day.length + 1);
    check(
      'results',
      answer.markets[market]?.[0] !== undefined,
      '$.markets',
      () => `lacks ${market} on ${day}, another response has ${drawText(draw)}`,
    );
  }
}

function checkChart(market: string, month: string, observed: Observed): void {
  const answer = read('results', observed.exchange.response.body);
  if (!answer) return;
  const placed = [
    ...(answer.calendar_weeks ?? []).flatMap((week, row) =>
      week.map((day, column) => [day, `$.calendar_weeks[${row}][${column}]`] as const),
    ),
    ...answer.days.map((day, index) => [day, `$.days[${index}]`] as const),
  ];
  const own = placed.filter(([day]) => day.date.startsWith(month));
  for (const [day, place] of own) noteDraw(market, day.date, day, place, observed);
  const { state, exchange, index } = observed;
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
  for (const [key, draw] of draws) {
    const [day, market] = [key.slice(0, 10), key.slice(11)];
    const chart = charts.get(drawKey(market, day.slice(0, 7)));
    if (!chart || !isDrawn(draw) || day >= dayAfter(chart.readOn, -1)) continue;
    check(
      'results',
      chart.days.has(day),
      '$.calendar_weeks[*][*]',
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
      checkDrawnNumbers(market, `$[${index}]`, observed);
    });
  if (endpoint !== 'results') return;
  const { request } = exchange;
  const [day, market] = [parameter(request, 'date'), parameter(request, 'market_name')];
  const month = `${parameter(request, 'year')}-${parameter(request, 'month')?.padStart(2, '0')}`;
  if (day !== undefined && !market) checkDay(day, observed);
  else if (market) checkChart(market, month, observed);
}

/** Whether the days after one are known to have no draw: then no later draw is unknown. */
const isLatest = (market: string, day: string, { draws, marketsDay }: HostState): boolean =>
  day === marketsDay ||
  [1, 2, 3].every((days) => {
    const known = draws.get(drawKey(market, dayAfter(day, days)));
    return known !== undefined && !isDrawn(known);
  });

/** Whether a market of the list shows a draw; a number that was read before the list may have come since. */
const shows = (market: Market, draw: KnownDraw, listedAt: number): boolean =>
  drawNames.every(
    (name) =>
      !market[name] || market[name] === draw[name] || (!draw[name] && draw.exchange < listedAt),
  );

/** Compares the latest market list with the draws of today or of an earlier day. Run after the last exchange. */
export function checkDrawsOfList(state: HostState, { check }: Findings): void {
  const { markets = [], marketsAt, draws } = state;
  markets.forEach((market, index) => {
    if (!isDrawn(market)) return;
    const known = [...draws]
      .filter(([key, draw]) => key.slice(11) === market.name && isDrawn(draw))
      .sort(([a], [b]) => (a < b ? 1 : -1));
    const [latest] = known;
    if (known.length < 2 || !latest || !isLatest(market.name, latest[0].slice(0, 10), state))
      return;
    const candidates = known.map(([, draw]) => draw);
    check(
      'results',
      candidates.some((draw) => shows(market, draw, marketsAt)),
      `$[${index}]`,
      () =>
        `is ${drawText(market)} for ${market.name}, the results have ${candidates.slice(0, 2).map(drawText).join(' and ')}`,
      marketsAt,
    );
  });
}
