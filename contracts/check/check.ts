import { type EndpointName, endpointTitle } from '../api/endpoints.ts';
import { type Exchange, endpointOfRequest, isSuccess } from './exchange.ts';
import { type Finding, partText } from './finding.ts';
import { checkSettlement } from './game/settlement.ts';
import { checkSuggestions } from './game/suggestions.ts';
import { checkReading, type SeenPlaces } from './reading/response.ts';
import { checkBets } from './relations/bets.ts';
import { checkCatalogue } from './relations/catalogue.ts';
import { checkDaysOfCharts, checkDrawsOfList, checkResults } from './relations/draws.ts';
import { checkHistory } from './relations/history.ts';
import { checkTokens } from './relations/tokens.ts';
import { checkIncreases } from './relations/wallet.ts';
import { checkWholeLists } from './relations/whole-lists.ts';
import { type RuleName, ruleNames } from './rules.ts';
import { emptyState, type Findings, type HostState, type Observed, playerOf } from './state.ts';

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
  seen: SeenPlaces;
  /** The report so far, with the comparisons that need all exchanges. */
  report: () => CheckReport;
}

/** The order of the checks is that of their dependencies: names and tokens first. */
const checks: readonly ((observed: Observed) => void)[] = [
  checkTokens,
  checkResults,
  checkCatalogue,
  checkBets,
  checkHistory,
  checkSuggestions,
];

/** Creates a check without knowledge of the host. */
export function createCheck(): Check {
  const state = emptyState();
  const seen: SeenPlaces = new Map();
  const findings: Finding[] = [];
  const counts = Object.fromEntries(ruleNames.map((name) => [name, 0])) as Record<RuleName, number>;
  const calls: string[] = [];
  let index = -1;

  function into(list: Finding[], counted: Record<RuleName, number>): Findings {
    const put = (finding: Omit<Finding, 'call' | 'exchange'>, exchange = index) =>
      list.push({ ...finding, call: calls[exchange] ?? '', exchange });
    return {
      check: (rule, holds, place, text, exchange) => {
        counted[rule] += 1;
        if (!holds) put({ kind: 'failure', rule, place, text: text() }, exchange);
      },
      fail: (rule, part) => {
        counted[rule] += 1;
        const { place, plain } = part;
        put({ kind: 'failure', rule, place, text: partText(part), ...(plain && { plain }) });
      },
      note: (part, exchange) => {
        const { place, plain } = part;
        const text = partText(part);
        put({ kind: 'note', rule: 'reading', place, text, ...(plain && { plain }) }, exchange);
      },
    };
  }
  const each = into(findings, counts);

  function playerFor(token: string | undefined) {
    const issued = token === undefined ? undefined : state.tokens.get(token);
    if (issued) return issued.player;
    return token !== undefined && state.foreignTokens.has(token) ? playerOf(state, '') : undefined;
  }

  return {
    state,
    seen,
    add: (exchange) => {
      index += 1;
      const { request, response } = exchange;
      const endpoint: EndpointName | undefined = endpointOfRequest(request);
      calls.push(endpoint ? endpointTitle(endpoint) : `${request.method} ${request.path}`);
      const { token } = request;
      if (token !== undefined && state.tokens.size === 0) state.foreignTokens.add(token);
      const observed: Observed = {
        ...each,
        index,
        exchange,
        endpoint,
        success: isSuccess(response),
        player: playerFor(token),
        state,
      };
      checkReading(observed, seen);
      for (const one of checks) one(observed);
      return index;
    },
    report: () => {
      const all = [...findings];
      const totals = { ...counts };
      const final = into(all, totals);
      for (const player of state.players.values()) {
        checkSettlement(player, state, final);
        checkIncreases(player, final);
      }
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
