import type { Place } from '../../reading/place.ts';
import { drawNames, drawText, isDrawn, type KnownDraw } from '../game/draw.ts';
import { phaseOf } from '../game/market-phase.ts';
import { dayAfter } from '../indian-day.ts';
import type { Market } from '../reader.ts';
import { drawKey, type Findings, type HostState, type Observed } from '../state.ts';

const panaNames = ['open_pana', 'close_pana'] as const;

/** Tells if all days after a day are known to have had no draw when the list was read. */
const isLatest = (market: string, day: string, { draws, marketsDay, marketsAt }: HostState) =>
  day === marketsDay ||
  [1, 2, 3].every((days) => {
    const other = dayAfter(day, days);
    const known = draws.get(drawKey(market, other));
    // A market may have been drawn after its day was read.
    const isCurrent = other !== marketsDay || (known?.exchange ?? -1) > marketsAt;
    return known !== undefined && !isDrawn(known) && isCurrent;
  });

/** The numbers of a market that contradict a draw, by the order in which list and results were read. */
const contradictingNames = (market: Market, draw: KnownDraw, listedAt: number) =>
  drawNames.filter((name) => {
    if (!market[name]) return Boolean(draw[name]) && (draw.since[name] ?? listedAt) < listedAt;
    // A number that was not drawn yet may have been drawn before the list was read.
    return market[name] !== draw[name] && (Boolean(draw[name]) || draw.exchange > listedAt);
  });

/** The draws that a market may show: today's, or an earlier day's until today's exists; empty if some are unknown. */
function drawsToShow(market: Market, state: HostState): readonly KnownDraw[] {
  const today = state.draws.get(drawKey(market.name, state.marketsDay));
  const known = [...state.draws.values()]
    .filter((draw) => draw.market === market.name && isDrawn(draw))
    .sort((a, b) => (a.day < b.day ? 1 : -1));
  const [latest] = known;
  if (today && isDrawn(today)) {
    const since = today.since.open_pana ?? today.since.open_digit ?? state.marketsAt;
    if (since < state.marketsAt) return [today];
    if (panaNames.some((name) => Boolean(market[name]) && market[name] === today[name]))
      return known;
  }
  const isKnown = known.length >= 2 && latest && isLatest(market.name, latest.day, state);
  return isKnown ? known : [];
}

function contradictionText(
  found: string | null | undefined,
  drawn: string | null,
  of: string,
): string {
  if (!found) return `is missing, expected ${drawn} as in ${of}`;
  return drawn ? `is ${found}, ${of} have ${drawn}` : `is ${found}, not drawn in ${of}`;
}

/** Compares a row of the market list with the draws that it may show. */
function checkListedDraw(
  market: Market,
  place: Place,
  state: HostState,
  { check, held }: Findings,
): void {
  const all = drawsToShow(market, state);
  // A row without a number may wait for the draw of today.
  const known = isDrawn(market) ? all : all.filter(({ day }) => day === state.marketsDay);
  const [first] = known;
  if (!first) return;
  const names = known.map((draw) => contradictingNames(market, draw, state.marketsAt));
  if (names.some((own) => own.length === 0)) {
    held('results');
    return;
  }
  // The row belongs to the draw that has the most numbers in common with it.
  const best = names.reduce((few, own) => (own.length < few.length ? own : few));
  const draw = known[names.indexOf(best)] ?? first;
  const of = `the results of ${draw.day === state.marketsDay ? 'today' : draw.day}`;
  if (best.length > 2 && isDrawn(market)) {
    const text = () => `is ${drawText(market)} for ${market.name}, ${of} have ${drawText(draw)}`;
    check('results', false, place, text, state.marketsAt);
    return;
  }
  for (const name of best) {
    const text = () => contradictionText(market[name], draw[name], of);
    check('results', false, [...place, name], text, state.marketsAt);
  }
}

/** Asks for the results of today if the market list shows a number that they lacked before. */
export function askForDraws({ endpoint, success, index, ask, state }: Observed): void {
  const { markets = [], marketsAt, marketsDay: day, draws } = state;
  if (endpoint !== 'markets' || !success || marketsAt !== index) return;
  const isNew = (market: Market) => {
    const today = draws.get(drawKey(market.name, day));
    return today && drawNames.some((name) => market[name] && market[name] !== today[name]);
  };
  if (!markets.some(isNew)) return;
  const [year = '', month = ''] = day.split('-');
  const query = [
    ['month', month],
    ['year', year],
    ['date', day],
  ] as const;
  ask({ path: '/markets/results/monthly/', query });
}

/** Compares the latest market list with the draws of today or of an earlier day. Run after the last exchange. */
export function checkDrawsOfList(state: HostState, findings: Findings): void {
  const { markets = [] } = state;
  markets.forEach((market, index) => {
    // Before the next day's draw a host may have cleared the last one.
    if (isDrawn(market) || phaseOf(market) !== 'both')
      checkListedDraw(market, [index], state, findings);
  });
}
