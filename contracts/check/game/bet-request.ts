import { betPayloads } from '../../api/betting.ts';
import { betTypeOf, betTypeRows, numberFields, sentIdOf } from '../../bet-types.ts';
import { fieldsOf } from '../../reading/fields.ts';
import { isObject } from '../../reading/json.ts';
import { isSameId } from '../../reading/scalars.ts';
import type { BetType, Market } from '../reader.ts';
import type { HostState } from '../state.ts';
import { type BetEntry, hundredths, type Numbers, numbersIn } from './bet-entries.ts';
import { phaseOf } from './market-phase.ts';
import { kindOf, panas } from './panas.ts';

export interface ReadBetRequest {
  market: Market | undefined;
  betType: BetType | undefined;
  entries: readonly BetEntry[];
  amount: number;
  /** The reason why no host may accept it; `undefined` if the rules allow it. */
  problem: string | undefined;
}

/** The names of the numbers that a request of a code carries. Odd Even sends its digits as jodis. */
export const namesFor = (code: string): readonly (keyof Numbers)[] =>
  numberFields[betTypeOf(code)?.numbers ?? 'pana'];

/** The kind of a number of a bet, by its name and the code of the bet type. */
export function numberKindOf(name: string, code: string): 'digit' | 'jodi' | 'pana' {
  if (name.endsWith('pana')) return 'pana';
  return name === 'jodi' && betTypeOf(code)?.numbers !== 'digit-as-jodi' ? 'jodi' : 'digit';
}

/** The panas that a code takes. */
export function panasFor(code: string): readonly string[] {
  const kinds: readonly unknown[] = betTypeOf(code)?.panas ?? [];
  return kinds.length === 0 ? panas : panas.filter((pana) => kinds.includes(kindOf(pana)));
}

/** The client sends bets of these types without a session. */
export const withoutSession: readonly string[] = betTypeRows
  .filter(({ id }) => !fieldsOf(betPayloads[id]).some(({ place }) => place.at(-1) === 'bet_type'))
  .map(({ code }) => code);

/** Tells if a bet of a type names its session, and may be on either session. */
const takesSession = ({ config }: BetType): boolean =>
  config.bet_direction === 'both' && !withoutSession.includes(config.code);

function isNumberOf(code: string, name: string, text: string): boolean {
  const kind = numberKindOf(name, code);
  if (kind === 'pana') return panasFor(code).includes(text);
  return (kind === 'digit' ? /^\d$/ : /^\d\d$/).test(text);
}

function entryProblem(raw: Readonly<Record<string, unknown>>, betType: BetType) {
  const { points } = raw;
  if (!(typeof points === 'number' && Number.isInteger(points) && points >= 1 && points <= 10_000))
    return `points are ${JSON.stringify(points) ?? 'absent'}`;
  const { code } = betType.config;
  if (code === 'half_sangam') return undefined;
  const wrong = namesFor(code).find((name) => !isNumberOf(code, name, String(raw[name])));
  if (wrong !== undefined) return `${wrong} is ${JSON.stringify(raw[wrong]) ?? 'absent'}`;
  if (takesSession(betType) && raw.bet_type !== 'open' && raw.bet_type !== 'close')
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

/**
 * The bet type of an id in a request, among the types of a host's list: an id that the specification forces for a code
 * means that code, whatever else is listed under it.
 */
export function typeSentAs(
  id: unknown,
  { betTypes = [] }: { betTypes?: readonly BetType[] | undefined },
): BetType | undefined {
  const sent = betTypes.filter((one) => isSameId(sentIdOf(one), id));
  return sent.find((one) => betTypeOf(one.config.code)?.sentId === 'forced') ?? sent[0];
}

/** Tells if a host lists another id for the type of a bet than the id that the client has to send. */
export const isListedOtherwise = ({ betType }: ReadBetRequest): boolean =>
  betType !== undefined &&
  betTypeOf(betType.config.code)?.sentId === 'forced' &&
  !isSameId(sentIdOf(betType), betType.id);

/** Reads the body of POST /betting/ and checks it against the rules, apart from time and wallet. */
export function readBetRequest(body: unknown, state: HostState): ReadBetRequest {
  const fields = isObject(body) ? body : {};
  const market = state.markets?.find(({ id }) => isSameId(id, fields.market_id));
  const betType = typeSentAs(fields.bet_type_id, state);
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
    const wrong = objects.map((raw) => entryProblem(raw, betType)).find(Boolean);
    if (wrong) return wrong;
    return hundredths(amount) === sum && typeof fields.amount === 'number'
      ? undefined
      : `the amount is ${JSON.stringify(fields.amount)}, the points add up to ${sum / 100}`;
  };
  return { market, betType, entries, amount, problem: problem() };
}

/** Tells if the market of a bet takes its entries, by the present list; undefined if the market is gone. */
export const isSessionOpenNow = (
  bet: ReadBetRequest,
  { markets }: HostState,
): boolean | undefined =>
  isSessionOpen({ ...bet, market: markets?.find(({ id }) => isSameId(id, bet.market?.id)) });

/** Tells if a market takes these entries by its status name; undefined for a name that the specification lacks. */
export function isSessionOpen({ market, betType, entries }: ReadBetRequest): boolean | undefined {
  switch (market && phaseOf(market)) {
    case 'both':
      return true;
    case 'closed':
      return false;
    case 'close':
      if (betType?.config.bet_direction === 'close') return false;
      return entries.every(({ session }) => session === 'close');
    default:
      return undefined;
  }
}
