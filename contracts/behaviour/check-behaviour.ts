import {
  endpointOfRequest,
  isSuccess,
  type RecordedExchange,
} from '../recording/recorded-exchange.ts';
import { checkBets } from './check-bets.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { checkHistory } from './check-history.ts';
import { checkResults } from './check-results.ts';
import { checkSettlement } from './check-settlement.ts';
import { checkSuggestions } from './check-suggestions.ts';
import { checkTokens } from './check-tokens.ts';
import type { Game } from './game.ts';
import type { Observed } from './observed.ts';
import {
  type Check,
  type RuleFinding,
  type RuleName,
  type RuleReport,
  ruleNames,
} from './rules.ts';
import { emptyState, type HostState, playerOf } from './state.ts';
import { checkIncreases } from './wallet.ts';

/** Follows a host from exchange to exchange and compares its behaviour with the rules. */
export interface BehaviourCheck {
  /** Takes up the next exchange. */
  add: (exchange: RecordedExchange) => void;
  /** What is known of the host so far. */
  state: HostState;
  /** The report so far, with the comparisons that need all exchanges. */
  report: () => RuleReport;
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
export function createBehaviourCheck(game: Game): BehaviourCheck {
  const state = emptyState();
  const findings: RuleFinding[] = [];
  const counts = Object.fromEntries(ruleNames.map((name) => [name, 0])) as Record<RuleName, number>;
  let index = -1;
  const checkInto =
    (list: RuleFinding[], counted: Record<RuleName, number>): Check =>
    (rule, holds, text, exchange = index) => {
      counted[rule] += 1;
      if (!holds) list.push({ rule, exchange, text: text() });
    };
  const check = checkInto(findings, counts);

  function playerFor(token: string | undefined) {
    const issued = token === undefined ? undefined : state.tokens.get(token);
    if (issued) return issued.player;
    return token !== undefined && state.foreignTokens.has(token) ? playerOf(state, '') : undefined;
  }

  return {
    state,
    add: (exchange) => {
      index += 1;
      const { token } = exchange.request;
      if (token !== undefined && state.tokens.size === 0) state.foreignTokens.add(token);
      const observed: Observed = {
        index,
        exchange,
        endpoint: endpointOfRequest(exchange.request),
        success: isSuccess(exchange.response),
        player: playerFor(token),
        state,
        game,
        check,
      };
      for (const one of checks) one(observed);
    },
    report: () => {
      const all = [...findings];
      const totals = { ...counts };
      const final = checkInto(all, totals);
      for (const player of state.players.values()) {
        checkSettlement(player, state, game, final);
        checkIncreases(player, final);
      }
      return { findings: all, checks: totals };
    },
  };
}

/** Compares a whole session with the rules. */
export function checkBehaviour(exchanges: readonly RecordedExchange[], game: Game): RuleReport {
  const check = createBehaviourCheck(game);
  for (const exchange of exchanges) check.add(exchange);
  return check.report();
}
