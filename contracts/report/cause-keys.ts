import { type EndpointName, endpointTitle } from '../api/endpoints.ts';
import type { Exchange } from '../check/exchange.ts';
import { causeOf, commonLine, type Finding, plainPlace } from '../check/finding.ts';
import { zoneExpected } from '../check/reading/markets.ts';
import { type AnyPlace, anyRow, isSamePlace, placeText } from '../reading/place.ts';

const ofBets: readonly EndpointName[] = ['history', 'bettingHistory', 'bet'];
const betCalls = ofBets.map(endpointTitle);
const betCall = endpointTitle('bet');
const resultsCall = endpointTitle('results');
/** The calls that show the wallet. */
const walletCalls = [endpointTitle('login'), endpointTitle('betting')];

/** Tells if a status concerns the whole host: it is down, limits requests or rejects its own tokens. */
const isOfHost = (status: number): boolean => status === 401 || status === 429 || status >= 500;

/** The filters of a query without their values, e.g. `bet_status market_names`. */
const filterNames = (place: AnyPlace): string =>
  [...new Set(new URLSearchParams(placeText(place)).keys())].sort().join(' ');

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

/** The call and the place of a finding; for calls with bets, its place in a row. */
function scopeOf(finding: Finding): { call: string; place: AnyPlace } {
  const { call } = finding;
  const place = plainPlace(finding);
  if (typeof place === 'string' || !betCalls.includes(call)) return { call, place };
  const isInRow = isSamePlace(place.slice(0, 2), ['data', anyRow]);
  return {
    call: isInRow || call === betCall ? 'bets' : call,
    place: isInRow ? place.slice(2) : place,
  };
}

/** Tells if a finding is at the place of another finding in a body, or below it. */
function isWithin(finding: Finding, other: Finding): boolean {
  const [inner, outer] = [scopeOf(finding), scopeOf(other)];
  if (typeof inner.place === 'string' || typeof outer.place === 'string') return false;
  const { length } = outer.place;
  return (
    inner.call === outer.call &&
    length > 0 &&
    isSamePlace(inner.place.slice(0, length), outer.place)
  );
}

const isIgnoredFilter = ({ rule, text }: Finding): boolean =>
  rule === 'filters' && text.startsWith('is ignored');

/** Tells if a finding compares lists of bets, whose pages have to be right for it. */
const isOfLists = (one: Finding): boolean =>
  (one.rule === 'filters' && !isIgnoredFilter(one)) ||
  (['two histories', 'stable records'].includes(one.rule) && isSamePlace(one.place, ['data']));

/** Tells if a finding compares the new bets of a list with the placed bets. */
const isOfNewBets = ({ rule, place }: Finding): boolean =>
  ['bet in the histories', 'nothing without a bet'].includes(rule) &&
  place.at(-1) === 'placed_bets';

/** Tells if the numbers or points of a bet are wrong in its record alone. */
const isOfNumbers = ({ rule, place }: Finding): boolean =>
  (rule === 'reading' && place.includes('placed_bets')) ||
  (rule === 'amounts' && place.at(-1) === 'amount');

const isOfPagination = ({ call, place }: Finding): boolean =>
  betCalls.includes(call) && place[0] === 'pagination';

/** Tells if a bet was accepted that the host had to refuse. */
const isWrongBet = ({ rule }: Finding): boolean =>
  ['rejected bets', 'closed sessions'].includes(rule);

/** The field of a bet for a parameter of a filter. */
const fieldOf: Readonly<Record<string, string>> = {
  bet_status: '.bet_status',
  session_type: '.bet_details.bet_type',
  market_names: '.market.name',
};

const isRepeatedId = ({ rule, place }: Finding): boolean =>
  rule === 'stable records' && place.at(-1) === 'id';

/** The finding that explains another one: a contradiction at a place that is wrong already adds nothing. */
function explanationOf(one: Finding, failures: readonly Finding[]): Finding {
  const { rule, call, place, exchange } = one;
  const isHere = (other: Finding) => other.call === call && other.exchange === exchange;
  const isOfBets = (other: Finding) => betCalls.includes(other.call);
  // The rules know more about a status than the expected one.
  if (rule === 'reading')
    return (
      (place === 'status' && failures.find((other) => other.rule !== rule && isHere(other))) || one
    );
  const filters = rule === 'filters' ? filterNames(place).split(' ') : [];
  const wanted: readonly ((other: Finding) => boolean)[] = [
    (other) => other.rule === 'reading' && isWithin(one, other),
    (other) => !isWrongBet(one) && isWrongBet(other) && isHere(other),
    (other) => isOfBets(one) && isRepeatedId(other),
    (other) => isOfPagination(one) && other.rule === 'reading' && isOfPagination(other),
    (other) => isOfNewBets(one) && isOfBets(other) && isOfNumbers(other),
    (other) =>
      isOfBets(other) &&
      filters.some((name) => placeText(other.place).endsWith(fieldOf[name] ?? '!')),
    (other) =>
      isOfLists(one) &&
      isIgnoredFilter(other) &&
      filterNames(other.place)
        .split(' ')
        .some((name) => filters.includes(name)),
    (other) => rule === 'settlement' && other.place.at(-1) === 'created_at',
    (other) =>
      walletCalls.includes(call) && other.call === call && other.place.at(-1) === 'mobile_number',
    (other) => (isOfLists(one) || isOfNewBets(one)) && other.rule === 'paging',
    (other) => isOfLists(one) && isOfLists(other),
    (other) =>
      ['results', 'settlement'].includes(rule) &&
      other.rule === 'results' &&
      other.call === resultsCall,
  ];
  const found = wanted.map((is) => failures.find(is));
  return found.find((other) => other !== undefined) ?? one;
}

/** The finding at the end of a chain of explanations, which is limited in length. */
function rootOf(one: Finding, failures: readonly Finding[], longest = 4): Finding {
  const explanation = explanationOf(one, failures);
  return explanation === one || longest === 0
    ? explanation
    : rootOf(explanation, failures, longest - 1);
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
