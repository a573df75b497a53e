import { at, isObject } from '../../pact/json.ts';
import { describeFound } from '../finding.ts';
import { type BetTypeConfig, type Reading, read } from '../reader.ts';
import type { Observed } from '../state.ts';
import { combinationsOf } from './combinations.ts';

const place = '$.suggestions.combinations';

type Payload = Readonly<Record<string, unknown>>;

function isWithinLimits({ ank, digits }: Payload, config: BetTypeConfig): boolean {
  const { min_digit = 0, max_digit = 9, min_digits = 4, max_digits = 6 } = config;
  if (ank !== undefined) return Number(ank) >= min_digit && Number(ank) <= max_digit;
  if (!Array.isArray(digits)) return true;
  return digits.length >= min_digits && digits.length <= max_digits;
}

/** The combinations, wherever a host puts them. */
function listed({ suggestions }: Reading<'suggestions'>): readonly string[] {
  const { combinations, jodis = [] } = suggestions;
  if (Array.isArray(combinations)) return combinations.length > 0 ? combinations : jodis;
  return combinations?.jodis ?? jodis;
}

/** The number in a combination `key:value`: the side that is a pana, the right one when both are. */
const numberIn = (combination: string, pattern: RegExp): string =>
  combination
    .split(':')
    .toReversed()
    .find((part) => pattern.test(part)) ?? combination;

/** A combination in one spelling: hosts put the parts of a half sangam in either order. */
function spelled(code: string, combination: string): string {
  if (code.startsWith('half_sangam')) return combination.split('-').sort().join('-');
  return numberIn(combination, code === 'penal_group' ? /^\d{3}$/ : /^\d+$/);
}

interface Asked {
  code: string;
  payload: Payload;
}

/** The bet type and payload of a request; undefined where the host lists no such type. */
function askedIn({ exchange, state }: Observed): (Asked & { config: BetTypeConfig }) | undefined {
  const { body } = exchange.request;
  if (!isObject(body) || !isObject(body.payload)) return undefined;
  const betType = state.betTypes?.find(({ id }) => id === body.bet_type_id);
  return betType && { code: betType.config.code, config: betType.config, payload: body.payload };
}

/** Combinations that the client cannot use: numbers have lost their zeros, Penal Group has no colon. */
function formProblem(list: readonly string[], { code }: Asked, body: unknown): string | undefined {
  const raw = at(body, 'suggestions', 'combinations');
  const hasNumbers = Array.isArray(raw) && raw.some((one) => typeof one === 'number');
  if (hasNumbers && code !== 'odd_even')
    return 'holds numbers, expected texts with leading zeros: the player gets no bet for it';
  if (code === 'penal_group' && !list.every((one) => one.includes(':')))
    return `${describeFound(list[0])}, expected texts with a colon: the player gets no bet for it`;
  return undefined;
}

/** What differs between a list and the game; undefined if nothing does. */
function differenceIn(given: readonly string[], expected: readonly string[]): string | undefined {
  const missing = expected.find((one) => !given.includes(one));
  const extra = given.find((one) => !expected.includes(one));
  const twice = given.find((one, index) => given.indexOf(one) < index);
  if (missing && given.length === 0)
    return 'is missing or empty, expected a list of combinations: the player reads that there are no suggestions';
  if (missing)
    return `lacks ${missing}, expected all that the game has: the player bets on fewer numbers than were meant`;
  if (extra)
    return `holds ${extra}, expected what the game has: the player bets on a number that was not meant`;
  return twice && `holds ${twice} twice, expected each once: the player bets twice on one number`;
}

/** Compares suggestions with the combinations of the game. */
export function checkSuggestions(observed: Observed): void {
  const { endpoint, exchange, success, check } = observed;
  const asked = endpoint === 'suggestions' ? askedIn(observed) : undefined;
  if (!asked) return;
  const { status, body } = exchange.response;
  const combinations = combinationsOf(asked.code, asked.payload);
  // A host may have its own limits, and no combination for a payload.
  if (combinations.length === 0 || !isWithinLimits(asked.payload, asked.config)) return;
  if (status >= 500 || [0, 401, 403, 408, 429].includes(status)) return;
  const request = `${asked.code} of ${JSON.stringify(asked.payload)}`;
  if (!success) {
    check('suggestions', false, 'status', () => `is ${status} for ${request}`);
    return;
  }
  const answer = read('suggestions', body);
  if (!answer) return;
  const list = listed(answer);
  const plain = (all: readonly string[]) => all.map((one) => spelled(asked.code, one));
  const problem = formProblem(list, asked, body) ?? differenceIn(plain(list), plain(combinations));
  check('suggestions', problem === undefined, place, () => `${problem} (${request})`);
}
