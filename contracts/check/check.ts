import { type EndpointName, endpointTitle } from '../api/endpoints.ts';
import { type Counts, collectFindings } from './collect-findings.ts';
import { createDoubts, type OpenDoubt } from './doubts.ts';
import { addressOf, type Exchange, endpointOfRequest, isSuccess } from './exchange.ts';
import type { Finding } from './finding.ts';
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
import { emptyState, type HostState, type Observed, playerOf, type Question } from './state.ts';

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
  const counts = Object.fromEntries(ruleNames.map((name) => [name, 0])) as Counts;
  /** The call of each exchange. */
  const calls: string[] = [];
  const doubts = createDoubts();
  let questions = new Map<string, Question>();
  const each = collectFindings(findings, counts, calls);

  const ask = ({ path, query }: Question) => {
    questions.set(addressOf({ path, query }), { path, query });
  };

  function told({ rule, place, text, expected, exchange: asked, blamed }: OpenDoubt) {
    const exchange = blamed ?? asked;
    const call = calls[exchange] ?? '';
    return { rule, call, place, text: text(), ...(expected && { expected }), exchange };
  }

  function playerFor(token: string | undefined) {
    const issued = token === undefined ? undefined : state.tokens.get(token);
    if (issued) return issued.player;
    return token !== undefined && state.foreignTokens.has(token) ? playerOf(state, '') : undefined;
  }

  return {
    state,
    add: (exchange) => {
      const index = calls.length;
      const { request, response } = exchange;
      const endpoint: EndpointName | undefined = endpointOfRequest(request);
      calls.push(endpoint ? endpointTitle(endpoint) : `${request.method} ${request.path}`);
      const { token } = request;
      if (token !== undefined && state.tokens.size === 0) state.foreignTokens.add(token);
      const observed: Observed = {
        ...each,
        ask,
        doubt: (one) => {
          if (doubts.add(one, exchange, index)) one.questions.forEach(ask);
        },
        index,
        exchange,
        endpoint,
        success: isSuccess(response),
        player: playerFor(token),
        state,
      };
      for (const one of checks) one(observed);
      for (const { doubt, isFailure } of doubts.decide(exchange, index)) {
        each.held(doubt.rule);
        if (isFailure) findings.push({ kind: 'failure', ...told(doubt) });
      }
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
      const final = collectFindings(all, totals, calls);
      for (const one of doubts.open())
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
      checkWholeLists(state, final, calls.length - 1);
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
