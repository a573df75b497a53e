import type { EndpointName } from '../../api/endpoints.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding } from '../findings/finding.ts';
import { betTypeRules } from './bet-types.ts';
import { historyRules, recordRules } from './history.ts';
import { homepageRules } from './homepage.ts';
import { marketRules } from './markets.ts';
import { payoutRules } from './payouts.ts';
import { receiptRules } from './receipt.ts';
import { resultRules } from './results.ts';
import { suggestionRules } from './suggestions.ts';
import { loginRules } from './users.ts';

/** What must hold within one response beyond the types of its fields. */
export type Rule<Value> = (value: Value, exchange: Exchange, body: unknown) => Finding[];

const rule =
  <Value>(apply: Rule<Value>): Rule<unknown> =>
  (value, exchange, body) =>
    // The decoder of the same endpoint made the value.
    apply(value as Value, exchange, body);

/** The rules of each endpoint's success. */
export const rules: Readonly<Partial<Record<EndpointName, Rule<unknown>>>> = {
  login: rule(loginRules),
  homepage: rule(homepageRules),
  markets: rule(marketRules),
  betTypes: rule(betTypeRules),
  suggestions: rule(suggestionRules),
  betting: rule(receiptRules),
  bettingHistory: rule(historyRules),
  history: rule(historyRules),
  bet: rule(recordRules),
  results: rule(resultRules),
  payouts: rule(payoutRules),
};
