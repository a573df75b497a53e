import type { Suggestions } from '../../decoders/suggestions.ts';
import { at, isObject } from '../../pact/json.ts';
import type { Exchange } from '../exchange.ts';
import { describeFound, type Finding } from '../findings/finding.ts';
import { combinationsOf } from './combinations.ts';

const place = '$.suggestions.combinations';

/** The combinations, wherever a host puts them. */
function listed({ suggestions }: Suggestions): string[] | undefined {
  const { combinations, jodis } = suggestions;
  if (Array.isArray(combinations))
    return combinations.length > 0 ? combinations : (jodis ?? combinations);
  return combinations?.jodis ?? jodis;
}

/** A combination without its kind, before or after a colon. */
const bare = (combination: string): string =>
  combination.includes(':')
    ? (combination.split(':').find((part) => /^\d+$/.test(part)) ?? combination)
    : combination;

const finding = (found: string, expected: string, effect: string): Finding => ({
  place,
  found,
  expected,
  effect,
});

const noBet = 'gets no bet for it';

function formFindings(combinations: readonly string[], code: string, body: unknown): Finding[] {
  const raw = at(body, 'suggestions', 'combinations');
  const asNumber = Array.isArray(raw) && raw.some((one) => typeof one === 'number');
  if (asNumber && code !== 'odd_even')
    return [finding('holds numbers', 'texts with leading zeros', noBet)];
  if (code === 'penal_group' && !combinations.every((one) => one.includes(':')))
    return [finding(describeFound(combinations[0]), 'pana and kind with a colon', noBet)];
  return [];
}

/** Combinations are those that the rules of the game give, each once. */
export function suggestionRules(value: Suggestions, exchange: Exchange, body: unknown): Finding[] {
  const code = exchange.code ?? '';
  const combinations = listed(value);
  if (!combinations?.length)
    return [
      finding(
        'is missing or empty',
        'a list of combinations',
        'reads that there are no suggestions',
      ),
    ];
  const form = formFindings(combinations, code, body);
  const payload = at(exchange.sent, 'payload');
  const expected = isObject(payload) ? combinationsOf(code, payload) : undefined;
  if (form.length > 0 || !expected) return form;
  const given = combinations.map(bare);
  const missing = expected.find((one) => !given.includes(one));
  const extra = given.find((one) => !expected.includes(one));
  const twice = given.find((one, index) => given.indexOf(one) < index);
  return [
    ...(missing
      ? [
          finding(
            `lacks ${missing}`,
            'all that the rules give',
            'bets on fewer numbers than were meant',
          ),
        ]
      : []),
    ...(extra
      ? [finding(`holds ${extra}`, 'what the rules give', 'bets on a number that was not meant')]
      : []),
    ...(twice ? [finding(`holds ${twice} twice`, 'each once', 'bets twice on one number')] : []),
  ];
}
