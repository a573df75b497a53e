import type { BetTypeConfig } from '../../../check/reader.ts';
import { isObject } from '../../../reading/json.ts';

type Payload = Readonly<Record<string, unknown>>;

/** A number with as many digits as `text`, within limits and not among `taken`. */
function within(text: string, [min, max]: Limits, taken: ReadonlySet<string>): string {
  const wanted = Math.min(Math.max(Number(text), min), max);
  for (let step = 0; step <= max - min; step += 1) {
    const number = min + ((wanted - min + step) % (max - min + 1));
    const candidate = String(number).padStart(text.length, '0');
    if (!taken.has(candidate)) return candidate;
  }
  return text;
}

type Limits = readonly [min: number, max: number];

const jodiTypes: readonly string[] = ['jodi_digits', 'jodi_bulk', 'group_jodi'];

function limitsOf(name: string, config: BetTypeConfig): Limits | undefined {
  const { code, min_digit, max_digit, min_value, max_value } = config;
  if (name === 'digit' || name === 'ank') return [min_digit, max_digit];
  return name === 'jodi' && jodiTypes.includes(code) ? [min_value, max_value] : undefined;
}

function fitFields(fields: Payload, config: BetTypeConfig, taken: Set<string>): Payload {
  const entries = Object.entries(fields).map(([name, value]) => {
    const limits = limitsOf(name, config);
    const isNumber =
      typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value));
    if (!limits || limits[0] > limits[1] || !isNumber) return [name, value] as const;
    const fitting = within(String(value), limits, taken);
    taken.add(fitting);
    return [name, typeof value === 'number' ? Number(fitting) : fitting] as const;
  });
  return Object.fromEntries(entries);
}

/** As many different digits as a motor of the host takes; a single digit is meant to be too few. */
function fitDigits(digits: readonly unknown[], { min_digits, max_digits }: BetTypeConfig) {
  if (digits.length < 2) return digits;
  const more = [...'1234567890'].filter((digit) => !digits.map(String).includes(digit));
  const wanted = typeof digits[0] === 'number' ? more.map(Number) : more;
  return [...digits, ...wanted.slice(0, Math.max(0, min_digits - digits.length))].slice(
    0,
    max_digits,
  );
}

/** Moves the numbers of a payload into the limits of a host for the bet type. */
export function fitPayload(payload: unknown, config: BetTypeConfig): unknown {
  if (!isObject(payload)) return payload;
  const { bets, digits } = payload;
  const taken = new Set<string>();
  return {
    ...fitFields(payload, config, taken),
    ...(Array.isArray(digits) && { digits: fitDigits(digits, config) }),
    ...(Array.isArray(bets) && {
      bets: bets.map((bet) => (isObject(bet) ? fitFields(bet, config, taken) : bet)),
    }),
  };
}
