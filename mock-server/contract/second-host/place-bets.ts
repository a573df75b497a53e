import type { Session } from '@matka/contracts/api/common';
import type { HostBetType, NumberKind, NumberName } from './bet-types.ts';
import type { Stake } from './bets.ts';
import { betError, type HostError } from './host-error.ts';
import { isPana, kindOf, kindOfCode } from './numbers.ts';
import type { HostOptions } from './options.ts';

type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** Jodis within the limits of these types only: the others expand what was entered within them. */
const limitedJodis: readonly string[] = ['jodi_digits', 'jodi_bulk'];

function isOffered({ config }: HostBetType, kind: NumberKind, text: string): boolean {
  const { min_digit = 0, max_digit = 9, min_value = 0, max_value = 99, code } = config;
  const number = Number(text);
  if (kind === 'pana') return isPana(text) && (kindOfCode[code] ?? kindOf(text)) === kindOf(text);
  if (kind === 'digit') return /^\d$/.test(text) && number >= min_digit && number <= max_digit;
  const within = !limitedJodis.includes(code) || (number >= min_value && number <= max_value);
  return /^\d\d$/.test(text) && within;
}

interface Rules {
  maxPoints: number;
  /** Makes the refusal of a bet that is not valid. */
  invalid: (text: string) => HostError;
  unchecked: HostOptions['unchecked'];
}

function readStake(
  betType: HostBetType,
  given: unknown,
  { maxPoints, invalid, unchecked }: Rules,
): Stake {
  const fields = fieldsOf(given);
  const points = Number(fields.points);
  const isWhole = Number.isInteger(fields.points) && points >= 1 && points <= maxPoints;
  if (!isWhole && !unchecked.includes('points'))
    throw invalid(`Validation: points are whole numbers from 1 to ${maxPoints}.`);
  const entries = Object.entries(betType.sent) as [NumberName, NumberKind][];
  const numbers = entries.map(([name, kind]) => {
    const text = fields[name];
    const isFree = unchecked.includes('number');
    if (typeof text !== 'string' || !(isFree || isOffered(betType, kind, text)))
      throw invalid(`Validation: ${betType.name} does not take this ${name}.`);
    return [name, text] as const;
  });
  const session = betType.decidedAtClose ? 'close' : fields.bet_type;
  if (session !== 'open' && session !== 'close')
    throw invalid('Validation: the session is open or close.');
  return { session, numbers: Object.fromEntries(numbers), points };
}

/** The stakes of a payload; one bet of Single Pana has no list around it. Throws Refusal. */
export function readStakes(betType: HostBetType, payload: unknown, rules: Rules): Stake[] {
  const { bets } = fieldsOf(payload);
  const isLone = bets === undefined && betType.config.code === 'single_pana';
  const given: unknown = isLone ? [payload] : bets;
  if (!Array.isArray(given) || given.length === 0) throw rules.invalid('Validation: no bets.');
  return given.map((one) => readStake(betType, one, rules));
}

/** The sessions that a market must still take bets on for some stakes. */
export const sessionsOf = (betType: HostBetType, stakes: readonly Stake[]): Session[] =>
  // What both draws decide ends with the first of them; half of it would be known.
  betType.config.bet_direction === 'close' ? ['open'] : stakes.map(({ session }) => session);

/** The refusal of a bet that the wallet does not cover; the client looks for these words. */
export const insufficient = (balance: number): HostError =>
  betError(`Insufficient balance: ${balance} points are left.`);
