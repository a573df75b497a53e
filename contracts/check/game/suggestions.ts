import { isObject } from '../../reading/json.ts';
import { describeFound, type Part, part } from '../finding.ts';
import { type BetTypeConfig, type Reading, read } from '../reader.ts';
import type { Observed } from '../state.ts';
import { typeSentAs } from './bet-request.ts';
import { combinationsOf, isSuggested } from './combinations.ts';

const place = ['suggestions', 'combinations'];

type Payload = Readonly<Record<string, unknown>>;

function isWithinLimits({ ank, digits }: Payload, config: BetTypeConfig): boolean {
  const { min_digit, max_digit, min_digits, max_digits } = config;
  if (ank !== undefined) return Number(ank) >= min_digit && Number(ank) <= max_digit;
  if (!Array.isArray(digits)) return true;
  return digits.length >= min_digits && digits.length <= max_digits;
}

/** The combinations, wherever a host sends them. */
function listed({ suggestions }: Reading<'suggestions'>): readonly string[] {
  const { combinations, jodis = [] } = suggestions;
  if (Array.isArray(combinations)) return combinations.length > 0 ? combinations : jodis;
  return combinations?.jodis ?? jodis;
}

/** The pana in a combination of Penal Group, `128:SP` or `123:128`: the right part if both have three digits. */
const keyedPana = (combination: string): string | undefined =>
  combination
    .split(':', 2)
    .map((part) => part.trim())
    .findLast((part) => /^\d{3}$/.test(part));

/** A combination as the client reads it. */
const spelled = (code: string, combination: string): string =>
  code === 'penal_group' ? (keyedPana(combination) ?? combination) : combination;

/** The combinations of a response as the client makes bids of them; undefined if it bets on the typed numbers. */
export const suggestedBids = (
  answer: Reading<'suggestions'>,
  code: string,
): ReadonlySet<string> | undefined =>
  isSuggested(code) ? new Set(listed(answer).map((one) => spelled(code, one))) : undefined;

interface SuggestionQuery {
  code: string;
  payload: Payload;
}

/** The bet type and payload of a request; undefined if the host lists no such type. */
function askedIn({
  exchange,
  state,
}: Observed): (SuggestionQuery & { config: BetTypeConfig }) | undefined {
  const { body } = exchange.request;
  if (!isObject(body) || !isObject(body.payload)) return undefined;
  const betType = typeSentAs(body.bet_type_id, state);
  return betType && { code: betType.config.code, config: betType.config, payload: body.payload };
}

/** The difference between a list and the game; undefined if there is none. */
function differenceIn(given: readonly string[], expected: readonly string[]): string | undefined {
  const missing = expected.find((one) => !given.includes(one));
  if (missing && given.length === 0)
    return 'is missing or empty, expected a list of combinations: the player reads that there are no suggestions';
  if (missing && given.includes(String(Number(missing))))
    return `holds ${Number(missing)}, expected ${missing} with its zero: the player gets no bet for it`;
  if (missing)
    return `lacks ${missing}, expected all that the game has: the player bets on fewer numbers than were meant`;
  const extra = given.find((one) => !expected.includes(one));
  return (
    extra &&
    `holds ${extra}, expected what the game has: the player bets on a number that was not meant`
  );
}

/** Lists in another form than in the specification, which the client still reads. */
function formNotes(list: readonly string[], { code }: SuggestionQuery): Part[] {
  const twice = list.find((one, index) => list.indexOf(one) < index);
  const bare = code === 'penal_group' ? list.find((one) => !one.includes(':')) : undefined;
  return [
    ...(twice ? [part(place, `holds ${twice} twice`, 'each once', 'gets one bet for it')] : []),
    ...(bare ? [part(place, describeFound(bare), 'a key and a value', 'sees no difference')] : []),
  ];
}

/** Compares suggestions with the combinations of the game. */
export function checkSuggestions(observed: Observed): void {
  const { endpoint, exchange, success, check, note } = observed;
  const asked = endpoint === 'suggestions' ? askedIn(observed) : undefined;
  if (!asked) return;
  const { status, body } = exchange.response;
  const lists = combinationsOf(asked.code, asked.payload);
  // A host may have its own limits, and no combination for a payload.
  if (lists.length === 0 || !isWithinLimits(asked.payload, asked.config)) return;
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
  const problems = lists.map((one) => differenceIn(plain(list), plain(one)));
  const problem = problems.includes(undefined) ? undefined : problems[0];
  check('suggestions', problem === undefined, place, () => `${problem} (${request})`);
  for (const one of problem === undefined ? formNotes(list, asked) : []) note(one);
}
