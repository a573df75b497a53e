import type { BetTypeConfig } from '../decoders/bet-types.ts';
import { suggestions as suggestionsDecoder } from '../decoders/suggestions.ts';
import { decode } from '../decoding/decode.ts';
import { isObject } from '../pact/json.ts';
import type { Observed } from './observed.ts';

/** Whether a payload is within the limits that the host lists for a bet type. */
function isWithinLimits(
  payload: Readonly<Record<string, unknown>>,
  config: BetTypeConfig,
): boolean {
  const { ank, digits } = payload;
  const {
    min_digit: min = 0,
    max_digit: max = 9,
    min_digits: fewest = 4,
    max_digits: most = 6,
  } = config;
  if (ank !== undefined) return Number(ank) >= min && Number(ank) <= max;
  if (Array.isArray(digits)) return digits.length >= fewest && digits.length <= most;
  return true;
}

function listIn(body: unknown): readonly string[] | undefined {
  const read = decode(suggestionsDecoder, body)?.suggestions;
  if (!read) return undefined;
  const { combinations, jodis } = read;
  if (Array.isArray(combinations)) return combinations;
  return isObject(combinations) ? (combinations as { jodis?: string[] }).jodis : jodis;
}

const sorted = (list: readonly string[]): string => [...list].sort().join(' ');

/** Combinations in one spelling: hosts put the parts of a half sangam, and the kind of a pana, in either order. */
const spelled = (code: string, list: readonly string[]): string[] =>
  list.map((one) =>
    code.startsWith('half_sangam')
      ? one.split('-').sort().join('-')
      : one.split(':').sort().join(':'),
  );

/** Compares suggestions with the combinations of the game. */
export function checkSuggestions(observed: Observed): void {
  const { endpoint, exchange, success, state, game, check } = observed;
  const { body } = exchange.request;
  if (endpoint !== 'suggestions' || !isObject(body) || !isObject(body.payload)) return;
  const betType = state.betTypes?.find(({ id }) => id === body.bet_type_id);
  const { status } = exchange.response;
  if (!betType || status >= 500 || [0, 401, 403, 408, 429].includes(status)) return;
  const { code } = betType.config;
  const { payload } = body;
  const expected = game.combine(code, payload);
  if (!expected) return;
  const request = `${code} of ${JSON.stringify(payload)}`;
  if (!isWithinLimits(payload, betType.config)) return;
  const list = success ? spelled(code, listIn(exchange.response.body) ?? []) : undefined;
  if ('forbidden' in expected) {
    check(
      'suggestions',
      !list?.length,
      () => `${request} gets ${list?.length} combinations, although ${expected.forbidden}`,
    );
    return;
  }
  const combinations = spelled(code, expected.combinations);
  if (combinations.length === 0) return;
  check('suggestions', success, () => `${request} is rejected with ${status}`);
  if (!list) return;
  const missing = combinations.filter((one) => !list.includes(one));
  const extra = list.filter((one) => !combinations.includes(one));
  check('suggestions', sorted(list) === sorted(combinations), () =>
    [
      `${request} gets ${list.length} combinations, the game has ${combinations.length}`,
      missing.length > 0 && `missing: ${missing.join(' ')}`,
      extra.length > 0 && `too many: ${extra.join(' ')}`,
    ]
      .filter(Boolean)
      .join('; '),
  );
}
