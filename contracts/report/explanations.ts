import { type EndpointName, endpointTitle } from '../api/endpoints.ts';
import { type Finding, plainPlace } from '../check/finding.ts';
import { type AnyPlace, anyRow, isSamePlace, placeText } from '../reading/place.ts';

const ofBets: readonly EndpointName[] = ['history', 'bettingHistory', 'bet'];
/** The calls that show bets. */
export const betCalls = ofBets.map(endpointTitle);
/** The call that shows one bet. */
export const betCall = endpointTitle('bet');
const resultsCall = endpointTitle('results');
/** The calls that show the wallet. */
export const walletCalls = [endpointTitle('login'), endpointTitle('betting')];

/** The filters of a query without their values, e.g. `bet_status market_names`. */
export const filterNames = (place: AnyPlace): string =>
  [...new Set(new URLSearchParams(placeText(place)).keys())].sort().join(' ');

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

/** Tells if a host ignored a filter, and not only missed a bet. */
export const isIgnoredFilter = ({ rule, text }: Finding): boolean =>
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

const isOfBets = ({ call }: Finding): boolean => betCalls.includes(call);

const isSameExchange = (one: Finding, other: Finding): boolean =>
  one.call === other.call && one.exchange === other.exchange;

/** The names of the filters that a finding is about. */
const filtersOf = ({ rule, place }: Finding): readonly string[] =>
  rule === 'filters' ? filterNames(place).split(' ') : [];

/** Tells if a finding follows from another one. */
type Explains = (one: Finding, other: Finding) => boolean;

/** What explains a contradiction, the surest first: at a place that is wrong already it adds nothing. */
const explanations: Readonly<Record<string, Explains>> = {
  'the client cannot read the field': (one, other) =>
    other.rule === 'reading' && isWithin(one, other),
  'the bet had to be refused': (one, other) =>
    !isWrongBet(one) && isWrongBet(other) && isSameExchange(one, other),
  'two bets have one id': (one, other) => isOfBets(one) && isRepeatedId(other),
  'the client cannot read the pagination': (one, other) =>
    isOfPagination(one) && other.rule === 'reading' && isOfPagination(other),
  'the numbers of bets are wrong': (one, other) =>
    isOfNewBets(one) && isOfBets(other) && isOfNumbers(other),
  'the field of the filter is wrong': (one, other) =>
    isOfBets(other) &&
    filtersOf(one).some((name) => placeText(other.place).endsWith(fieldOf[name] ?? '!')),
  'the filter is ignored': (one, other) =>
    isOfLists(one) &&
    isIgnoredFilter(other) &&
    filtersOf(other).some((name) => filtersOf(one).includes(name)),
  'the times of bets are wrong': (one, other) =>
    one.rule === 'settlement' && other.place.at(-1) === 'created_at',
  'the response is of another player': (one, other) =>
    walletCalls.includes(one.call) &&
    other.call === one.call &&
    other.place.at(-1) === 'mobile_number',
  'the pages of lists are wrong': (one, other) =>
    (isOfLists(one) || isOfNewBets(one)) && other.rule === 'paging',
  'another comparison of lists fails': (one, other) => isOfLists(one) && isOfLists(other),
  'the results of a day are wrong': (one, other) =>
    ['results', 'settlement'].includes(one.rule) &&
    other.rule === 'results' &&
    other.call === resultsCall,
};

/** The finding that explains another one; the finding itself if none does. */
function explanationOf(one: Finding, failures: readonly Finding[]): Finding {
  // The rules know more about a status than the expected one.
  if (one.rule === 'reading')
    return (
      (one.place === 'status' &&
        failures.find((other) => other.rule !== one.rule && isSameExchange(one, other))) ||
      one
    );
  const found = Object.values(explanations).map((explains) =>
    failures.find((other) => explains(one, other)),
  );
  return found.find((other) => other !== undefined) ?? one;
}

/** The finding at the end of a chain of explanations, which is limited in length. */
export function rootOf(one: Finding, failures: readonly Finding[], longest = 4): Finding {
  const explanation = explanationOf(one, failures);
  return explanation === one || longest === 0
    ? explanation
    : rootOf(explanation, failures, longest - 1);
}
