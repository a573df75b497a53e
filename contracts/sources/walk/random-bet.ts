import type { OpaqueId } from '../../api/schema.ts';
import { betTypeRows, sentIdOf } from '../../bet-types.ts';
import {
  isSessionOpen,
  namesFor,
  numberKindOf,
  panasFor,
  typeSentAs,
  withoutSession,
} from '../../check/game/bet-request.ts';
import type { BetType, Market } from '../../check/reader.ts';
import type { HostState } from '../../check/state.ts';
import { bracketJodis } from '../../numbers/red-bracket.ts';
import type { Random } from '../../random.ts';

export interface BetBody {
  bet_type_id: OpaqueId;
  market_id: OpaqueId;
  amount: number;
  payload: Readonly<Record<string, unknown>>;
}

interface Choice {
  market: Market;
  betType: BetType;
  session: 'open' | 'close';
}

const codes: readonly string[] = betTypeRows.map(({ code }) => code);

/** Takes a possible number of a bet; empty if there is none. */
type Take = (numbers: readonly string[]) => string | undefined;

const range = (from: number, to: number, digits: number): string[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) =>
    String(from + index).padStart(digits, '0'),
  );

/** The numbers that a bet type of a host offers under a name, in ascending order. */
function numbersFor(name: string, { config }: BetType): readonly string[] {
  const { code, min_digit, max_digit, min_value, max_value } = config;
  const kind = numberKindOf(name, code);
  if (kind === 'digit') return range(min_digit, max_digit, 1);
  if (kind === 'pana') return panasFor(code);
  if (code === 'red_bracket') return bracketJodis.half;
  return ['jodi_digits', 'jodi_bulk'].includes(code)
    ? range(min_value, max_value, 2)
    : range(0, 99, 2);
}

function entryOf({ betType, session }: Choice, points: number, take: Take) {
  const { code } = betType.config;
  const numbers = namesFor(code).map((name) => [name, take(numbersFor(name, betType)) ?? '']);
  return {
    ...Object.fromEntries(numbers),
    points,
    ...(!withoutSession.includes(code) && { bet_type: session }),
  };
}

/** A body for a choice, with entries of few points. */
export function betBody(choice: Choice, random: Random, most = 3): BetBody {
  const count = 1 + random.below(most);
  const any: Take = (numbers) => numbers[random.below(numbers.length)];
  const entries = Array.from({ length: count }, () => entryOf(choice, 1 + random.below(3), any));
  return bodyOf(choice, entries);
}

/** A body with the lowest and the highest number of a choice, of one point each. */
export function outermostBody(choice: Choice): BetBody {
  const ends: readonly Take[] = [(numbers) => numbers[0], (numbers) => numbers.at(-1)];
  return bodyOf(
    choice,
    ends.map((take) => entryOf(choice, 1, take)),
  );
}

function bodyOf({ market, betType }: Choice, entries: ReturnType<typeof entryOf>[]): BetBody {
  const amount = entries.reduce((sum, { points }) => sum + points, 0);
  const bracket = betType.config.code === 'red_bracket' && { start: 'half', mode: 'half' };
  const payload = { ...bracket, bets: entries };
  return { bet_type_id: sentIdOf(betType), market_id: market.id, amount, payload };
}

const known = ({ config: { code } }: BetType): boolean =>
  code !== 'half_sangam' && codes.includes(code);

function choices(state: HostState, open: boolean): Choice[] {
  const { markets = [], betTypes = [] } = state;
  // The id of another type may be an id that means a code of the specification.
  const meant = betTypes.filter((one) => known(one) && typeSentAs(sentIdOf(one), state) === one);
  return markets.flatMap((market) =>
    meant.flatMap((betType) =>
      (betType.config.bet_direction === 'both'
        ? (['open', 'close'] as const)
        : (['close'] as const)
      )
        .filter((session) => {
          const entries = [{ numbers: {}, session, points: 1 }];
          return (
            isSessionOpen({ market, betType, entries, amount: 1, problem: undefined }) === open
          );
        })
        .map((session) => ({ market, betType, session })),
    ),
  );
}

/** A random choice of market, type and session that is open, or closed, for bets now; `undefined` if there is none. */
export function randomChoice(
  state: HostState,
  random: Random,
  { open = true, only = () => true }: { open?: boolean; only?: (market: Market) => boolean } = {},
): Choice | undefined {
  const all = choices(state, open).filter(({ market }) => only(market));
  if (all.length === 0) return undefined;
  // The type comes first, so that the many markets do not outweigh it.
  const { id } = random.pick([
    ...new Map(all.map(({ betType }) => [betType.id, betType])).values(),
  ]);
  return random.pick(all.filter(({ betType }) => betType.id === id));
}

/** A random choice for each type that is open, or closed, on some market now, in random order. */
export function choiceOfEachType(state: HostState, random: Random, open: boolean): Choice[] {
  const byType = Map.groupBy(choices(state, open), ({ betType }) => betType.id);
  return random.shuffle([...byType.values()].map((some) => random.pick(some)));
}

/** Ways to make a body with numbers that no host may accept. */
export const wrongNumbers: readonly ((body: BetBody) => BetBody)[] = [
  (body) => changed(body, (entry) => otherNumbers(entry, noNumber)),
  (body) => changed(body, (entry) => otherNumbers(entry, (_, number) => `${number}0`)),
];

/** Ways to make a body that no host may accept. */
export const illegalChanges: readonly ((body: BetBody) => BetBody)[] = [
  (body) => ({ ...body, amount: body.amount + 1 }),
  (body) => ({ ...body, market_id: 999_999_999 }),
  (body) => ({ ...body, bet_type_id: 999_999_999 }),
  (body) => ({ ...body, payload: { ...body.payload, bets: [] } }),
  (body) => changed(body, () => ({ points: 0 })),
  (body) => changed(body, () => ({ points: -1 })),
  (body) => changed(body, () => ({ points: 0.5 })),
  ...wrongNumbers,
];

function changed(
  body: BetBody,
  change: (entry: Record<string, unknown>) => Record<string, unknown>,
): BetBody {
  const { bets } = body.payload;
  const entries = (Array.isArray(bets) ? bets : []).map((entry) => ({
    ...entry,
    ...change(entry),
  }));
  const amount = entries.reduce((sum, { points }) => sum + Number(points), 0);
  return { ...body, amount, payload: { ...body.payload, bets: entries } };
}

/** A number of no kind: a pana in falling order, a digit or jodi with a letter. */
const noNumber = (name: string): string => (name.endsWith('pana') ? '012' : 'x');

const otherNumbers = (
  entry: Record<string, unknown>,
  other: (name: string, number: unknown) => string,
) =>
  Object.fromEntries(
    Object.entries(entry)
      .filter(([name]) => /digit|pana|jodi/.test(name))
      .map(([name, number]) => [name, other(name, number)]),
  );
