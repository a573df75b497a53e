import type { Exchange } from '../check/exchange.ts';
import { causeOf, commonLine, type Finding, plainPlace } from '../check/finding.ts';
import { zoneExpected } from '../check/reading/markets.ts';
import { anyRow, isSamePlace, placeText } from '../reading/place.ts';
import {
  betCall,
  betCalls,
  filterNames,
  isIgnoredFilter,
  rootOf,
  walletCalls,
} from './explanations.ts';

/** Tells if a status concerns the whole host: it is down, limits requests or rejects its own tokens. */
const isOfHost = (status: number): boolean => status === 401 || status === 429 || status >= 500;

/**
 * The key of a finding's cause: the same in any row, and at any call with such rows. A field of bets, the numbers of
 * draws in a call, and an ignored filter are one cause each, whatever rule they break.
 */
function causeKey(finding: Finding, exchanges: readonly Exchange[]): string {
  const { kind, rule, call, text, expected } = finding;
  const place = plainPlace(finding);
  const status = exchanges[finding.exchange]?.response.status ?? 0;
  if (place === 'status' && isOfHost(status)) return `status ${status}`;
  if (place === 'status' && status < 400 && (rule === 'tokens' || expected === '401'))
    return 'bad tokens';
  if (place === 'content type') return `${place} ${text}`;
  if (rule === 'nothing without a bet' && walletCalls.includes(call)) return 'the wallet';
  if (rule === 'paging') return rule;
  if (rule === 'results') return `${rule} ${call}`;
  if (expected === zoneExpected) return `${call} ${zoneExpected}`;
  if (rule === 'filters') return isIgnoredFilter(finding) ? `${rule} ${filterNames(place)}` : rule;
  if (typeof place === 'string' || !betCalls.includes(call)) return causeOf(finding);
  const isInRow = isSamePlace(place.slice(0, 2), ['data', anyRow]);
  const own = isInRow || call === betCall ? '' : rule;
  return [kind, own, 'bets', placeText(isInRow ? place.slice(2) : place)].join(' ');
}

/** A line for each cause of some findings, with its key, by all failures of a run. */
export function keyedReasons(
  findings: readonly Finding[],
  exchanges: readonly Exchange[],
  failures: readonly Finding[] = [],
): { key: string; reason: string; isExplained: boolean }[] {
  const keyed = findings.map((one) => ({ one, explanation: rootOf(one, failures) }));
  const groups = Map.groupBy(keyed, ({ explanation }) => causeKey(explanation, exchanges));
  return [...groups].flatMap(([key, [first, ...more]]) =>
    first
      ? [
          {
            key,
            reason: commonLine([first.one, ...more.map(({ one }) => one)]),
            isExplained: [first, ...more].every(({ one, explanation }) => one !== explanation),
          },
        ]
      : [],
  );
}
