import { type EndpointName, endpointTitle } from '../api/endpoints.ts';
import { isSamePlace, placeText } from '../reading/place.ts';
import { addressOf, type Exchange, endpointOfRequest, isSuccess } from './exchange.ts';
import { differenceOf, type Finding } from './finding.ts';
import { checkSettlement } from './game/settlement.ts';
import { checkSuggestions } from './game/suggestions.ts';
import { checkReading } from './reading/response.ts';
import { checkBets } from './relations/bets.ts';
import { checkCatalogue } from './relations/catalogue.ts';
import { checkDaysOfCharts, checkResults } from './relations/draws.ts';
import { checkHistory } from './relations/history.ts';
import { askForDraws, checkDrawsOfList } from './relations/listed-draws.ts';
import { checkRefusedTokens, checkTokens } from './relations/tokens.ts';
import { checkIncreases, checkProfits, checkWinsInWallet } from './relations/wallet.ts';
import { checkWholeLists } from './relations/whole-lists.ts';
import { type RuleName, ruleNames } from './rules.ts';
import {
  type Doubt,
  emptyState,
  type Findings,
  type HostState,
  type Observed,
  playerOf,
  type Question,
} from './state.ts';

export interface CheckReport {
  findings: readonly Finding[];
  /** Number of comparisons by rule, including failed ones. */
  counts: Readonly<Record<RuleName, number>>;
}

/** Follows a host from exchange to exchange and compares its responses with the rules. */
export interface Check {
  /** Adds the next exchange and returns its index. */
  add: (exchange: Exchange) => number;
  state: HostState;
  /** Requests that would decide the possible changes between two responses; each is given once. */
  questions: () => readonly Question[];
  /** The findings since the last call, which the check then forgets, without findings that need all exchanges. */
  take: () => Finding[];
  /** The report so far, with the comparisons that need all exchanges. */
  report: () => CheckReport;
}

interface OpenDoubt extends Doubt {
  exchange: number;
  addresses: readonly string[];
  unanswered: Set<string>;
  /** The same for each order of the reads that contradict each other; undefined for an exchange that is no read. */
  key: string | undefined;
}

/** Checks run in the order of their dependencies: names and tokens before the checks that need them. */
const checks: readonly ((observed: Observed) => void)[] = [
  checkReading,
  checkTokens,
  checkResults,
  checkCatalogue,
  askForDraws,
  checkBets,
  checkHistory,
  checkSuggestions,
];

/** Creates a check without knowledge of the host. */
export function createCheck(): Check {
  const state = emptyState();
  const findings: Finding[] = [];
  const counts = Object.fromEntries(ruleNames.map((name) => [name, 0])) as Record<RuleName, number>;
  const calls: string[] = [];
  let doubts: OpenDoubt[] = [];
  /** Keys of doubts that turned out to be failures: each is asked about and reported once. */
  const decided = new Set<string>();
  let questions = new Map<string, Question>();
  let index = -1;

  function into(list: Finding[], counted: Record<RuleName, number>): Findings {
    const put = (finding: Omit<Finding, 'call' | 'exchange'>, exchange = index) =>
      list.push({ ...finding, call: calls[exchange] ?? '', exchange });
    return {
      check: (rule, holds, place, text, exchange) => {
        counted[rule] += 1;
        if (!holds) put({ kind: 'failure', rule, place, text: text() }, exchange);
      },
      held: (rule) => {
        counted[rule] += 1;
      },
      fail: (rule, part) => {
        counted[rule] += 1;
        put({ kind: 'failure', rule, ...differenceOf(part) });
      },
      note: (part, exchange) =>
        put({ kind: 'note', rule: 'reading', ...differenceOf(part) }, exchange),
    };
  }
  const each = into(findings, counts);

  const ask = ({ path, query }: Question) => {
    questions.set(addressOf({ path, query }), { path, query });
  };

  /** Keeps a contradiction until it is decided; the response to a question does not ask the question again. */
  function addDoubt(doubt: Doubt, { request }: Exchange): void {
    const own = addressOf(request);
    const addresses = doubt.questions.map(addressOf);
    const isOpen = (one: OpenDoubt) =>
      one.rule === doubt.rule && isSamePlace(one.place, doubt.place) && one.addresses.includes(own);
    const reads = [...new Set([own, ...addresses])].sort();
    const key =
      request.method === 'GET'
        ? [doubt.rule, placeText(doubt.place), ...reads].join(' ')
        : undefined;
    if ((key !== undefined && decided.has(key)) || doubts.some(isOpen)) return;
    doubts.push({ ...doubt, exchange: index, addresses, unanswered: new Set(addresses), key });
    doubt.questions.forEach(ask);
  }

  const told = ({
    rule,
    place,
    text,
    expected,
    exchange: asked,
    blamed: exchange = asked,
  }: OpenDoubt) => ({
    rule,
    call: calls[exchange] ?? '',
    place,
    text: text(),
    ...(expected && { expected }),
    exchange,
  });

  /** Decides the doubts whose last question an exchange answers. */
  function decideDoubts({ request, response }: Exchange): void {
    if (!isSuccess(response) || request.method !== 'GET') return;
    const asked = addressOf(request);
    const answered = doubts.filter(
      ({ exchange, unanswered }) =>
        exchange < index && unanswered.delete(asked) && unanswered.size === 0,
    );
    for (const one of answered) {
      each.held(one.rule);
      if (!one.isStill()) continue;
      if (one.key !== undefined) decided.add(one.key);
      findings.push({ kind: 'failure', ...told(one) });
    }
    doubts = doubts.filter(({ unanswered }) => unanswered.size > 0);
  }

  function playerFor(token: string | undefined) {
    const issued = token === undefined ? undefined : state.tokens.get(token);
    if (issued) return issued.player;
    return token !== undefined && state.foreignTokens.has(token) ? playerOf(state, '') : undefined;
  }

  return {
    state,
    add: (exchange) => {
      index += 1;
      const { request, response } = exchange;
      const endpoint: EndpointName | undefined = endpointOfRequest(request);
      calls.push(endpoint ? endpointTitle(endpoint) : `${request.method} ${request.path}`);
      const { token } = request;
      if (token !== undefined && state.tokens.size === 0) state.foreignTokens.add(token);
      const observed: Observed = {
        ...each,
        ask,
        doubt: (one) => addDoubt(one, exchange),
        index,
        exchange,
        endpoint,
        success: isSuccess(response),
        player: playerFor(token),
        state,
      };
      for (const one of checks) one(observed);
      decideDoubts(exchange);
      return index;
    },
    questions: () => {
      const open = [...questions.values()];
      questions = new Map();
      return open;
    },
    take: () => findings.splice(0),
    report: () => {
      const all = [...findings];
      const totals = { ...counts };
      const final = into(all, totals);
      for (const one of doubts)
        all.push({
          kind: 'note',
          ...told(one),
          text: `${one.text()}, unless it changed in between`,
        });
      for (const player of state.players.values()) {
        checkSettlement(player, state, final);
        checkIncreases(player, state, final);
        checkWinsInWallet(player, state, final);
        checkProfits(player, final);
      }
      checkRefusedTokens(state, final);
      checkDrawsOfList(state, final);
      checkDaysOfCharts(state, final);
      checkWholeLists(state, final, index);
      return { findings: all, counts: totals };
    },
  };
}

/** Follows a host through a whole session. */
export function checkExchanges(exchanges: readonly Exchange[]): Check {
  const check = createCheck();
  for (const exchange of exchanges) check.add(exchange);
  return check;
}
