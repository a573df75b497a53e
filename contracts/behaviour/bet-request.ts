import type { BetType } from '../decoders/bet-types.ts';
import type { Market } from '../decoders/markets.ts';
import { isObject } from '../pact/json.ts';
import type { Game } from './game.ts';
import { type BetEntry, hundredths, type Numbers, numbersIn, numbersText } from './numbers.ts';
import type { HostState } from './state.ts';

/** A request for a bet, with what is known of its market and type. */
export interface ReadBetRequest {
  market: Market | undefined;
  betType: BetType | undefined;
  entries: readonly BetEntry[];
  amount: number;
  /** Why no host may accept it; undefined when the rules allow it. */
  problem: string | undefined;
}

/** What a bet of a code carries. */
type NumberKind = 'digit' | 'jodi' | 'pana';
const digitCodes = ['single_digits', 'single_digits_bulk', 'odd_even'];
const jodiCodes = ['jodi_digits', 'jodi_bulk', 'red_bracket', 'group_jodi', 'digits_based_jodi'];
const sangams: Readonly<Record<string, readonly (keyof Numbers)[]>> = {
  half_sangam_a: ['open_digit', 'close_pana'],
  half_sangam_b: ['open_pana', 'close_digit'],
  full_sangam: ['open_pana', 'close_pana'],
};
const panaKinds: Readonly<Record<string, string>> = {
  single_pana: 'SP',
  single_pana_bulk: 'SP',
  sp_motor: 'SP',
  double_pana: 'DP',
  double_pana_bulk: 'DP',
  dp_motor: 'DP',
  triple_pana: 'TP',
};

/** The only kind of pana that a code takes; undefined where it takes all. */
export const panaKindOf = (code: string): string | undefined => panaKinds[code];

/** The kind of number that a code takes; undefined for sangams. */
export function numberKindOf(code: string): NumberKind | undefined {
  if (digitCodes.includes(code)) return 'digit';
  if (jodiCodes.includes(code)) return 'jodi';
  return sangams[code] || code === 'half_sangam' ? undefined : 'pana';
}

/** The names of the numbers that a request of a code carries. Odd Even sends its digits as jodis. */
export const namesFor = (code: string): readonly (keyof Numbers)[] =>
  sangams[code] ?? [code === 'odd_even' ? 'jodi' : (numberKindOf(code) ?? 'pana')];

function numberProblem(kind: NumberKind, text: string, { config }: BetType, game: Game) {
  const panaKind = panaKinds[config.code];
  if (kind === 'digit') return /^\d$/.test(text) ? undefined : `${text} is no digit`;
  if (kind === 'jodi') return /^\d\d$/.test(text) ? undefined : `${text} is no jodi`;
  if (!game.panas.includes(text)) return `${text} is no pana`;
  return panaKind === undefined || game.kindOf(text) === panaKind
    ? undefined
    : `${text} is no ${panaKind}`;
}

function entryProblem(raw: Readonly<Record<string, unknown>>, betType: BetType, game: Game) {
  const { points } = raw;
  if (!(typeof points === 'number' && Number.isInteger(points) && points >= 1 && points <= 10_000))
    return `points are ${JSON.stringify(points) ?? 'absent'}`;
  const { code, bet_direction: direction } = betType.config;
  if (code === 'half_sangam') return undefined;
  for (const name of namesFor(code)) {
    const text = raw[name];
    if (typeof text !== 'string') return `${name} is absent`;
    const kind = numberKindOf(code) ?? (name.endsWith('digit') ? 'digit' : 'pana');
    const problem = numberProblem(kind, text, betType, game);
    if (problem) return problem;
  }
  if (direction === 'both' && raw.bet_type !== 'open' && raw.bet_type !== 'close')
    return 'the session is neither open nor close';
  return undefined;
}

function rawEntries(payload: unknown): unknown[] {
  if (!isObject(payload)) return [];
  if (payload.bets === undefined) return [payload];
  return Array.isArray(payload.bets) ? payload.bets : [];
}

const entryOf = (raw: Readonly<Record<string, unknown>>): BetEntry => ({
  numbers: numbersIn(raw),
  session: typeof raw.bet_type === 'string' ? raw.bet_type : undefined,
  points: typeof raw.points === 'number' ? raw.points : undefined,
});

/** Reads the body of POST /betting/ and says whether the rules allow it, whatever the time and the wallet. */
export function readBetRequest(body: unknown, state: HostState, game: Game): ReadBetRequest {
  const fields = isObject(body) ? body : {};
  const market = state.markets?.find(({ id }) => id === fields.market_id);
  const betType = state.betTypes?.find(({ id }) => id === fields.bet_type_id);
  const raws = rawEntries(fields.payload);
  const objects = raws.filter(isObject);
  const entries = objects.map(entryOf);
  const amount = typeof fields.amount === 'number' ? fields.amount : 0;
  const sum = entries.reduce((total, { points = 0 }) => total + hundredths(points), 0);
  const problem = (): string | undefined => {
    if (!isObject(body)) return 'the body is not an object';
    if (state.markets && !market) return 'the market is unknown';
    if (state.betTypes && !betType) return 'the bet type is unknown';
    if (!betType) return undefined;
    if (raws.length === 0 || objects.length < raws.length) return 'it has no bets';
    const wrong = objects.map((raw) => entryProblem(raw, betType, game)).find(Boolean);
    if (wrong) return wrong;
    return hundredths(amount) === sum && typeof fields.amount === 'number'
      ? undefined
      : `the amount is ${JSON.stringify(fields.amount)}, the points add up to ${sum / 100}`;
  };
  return { market, betType, entries, amount, problem: problem() };
}

/** Whether a market takes these entries by its status; undefined for a status that says nothing. */
export function isSideOpen({ market, betType, entries }: ReadBetRequest): boolean | undefined {
  const status = market?.current_status;
  if (status === 6) return true;
  if (status !== 4) return market ? false : undefined;
  if (betType?.config.bet_direction === 'close') return false;
  return entries.every(({ session }) => session === 'close');
}

/** The numbers of entries in a line. */
export const entriesText = (entries: readonly BetEntry[]): string =>
  entries.map(({ numbers, points }) => `${numbersText(numbers)}: ${points}`).join('; ');
