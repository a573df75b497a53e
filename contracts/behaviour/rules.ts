/** The rules of behaviour, each with what a host has to do. */
export const rules = {
  'balance after a bet': 'the wallet before minus the stake is the wallet after',
  'bet in the histories': 'each accepted bet is in the history once, with the numbers sent',
  'nothing without a bet': 'the history and the wallet change by accepted bets and wins alone',
  'stable records': 'a record does not change, apart from being decided once',
  ordering: 'histories list the newest bet first',
  paging: 'the pages of a list hold each row once',
  filters: 'a filtered list is the matching part of the whole',
  'two histories': 'both histories, and a bet by its id, show the same records',
  'rejected bets': 'impossible bets get an error of the class 4xx',
  'lawful bets': 'a bet that the rules allow is accepted',
  'closed sides': 'a market takes no bet on a side that is closed',
  'error texts':
    'a bet that the wallet does not cover is rejected with the words that the client reads',
  suggestions: 'suggestions are the combinations of the game',
  results: 'results of a day, of a month and of the market list are the same',
  settlement: 'a win is the points on the drawn number times the listed rate',
  amounts: 'the amounts within a record agree, and no wallet falls below zero',
  tokens: 'only tokens that the host issued, and that are still good, are accepted',
  'equal keys': 'requests with the same idempotency key book once',
  'stable lists': 'markets, bet types and rates do not change from one request to the next',
  'server errors': 'no request is responded to with a status of 500 or above',
} as const;

/** The name of a rule. */
export type RuleName = keyof typeof rules;

/** All rules in their order. */
export const ruleNames = Object.keys(rules) as RuleName[];

/** A rule that an exchange breaks. */
export interface RuleFinding {
  rule: RuleName;
  /** Index of the exchange that shows it. */
  exchange: number;
  /** One line: what is seen and what the rule expects. */
  text: string;
}

/** How often a rule held, and where it did not. */
export interface RuleReport {
  findings: readonly RuleFinding[];
  /** Number of comparisons by rule, those that failed included. */
  checks: Readonly<Record<RuleName, number>>;
}

/** Counts comparisons and collects those that fail. */
export type Check = (rule: RuleName, holds: boolean, text: () => string, exchange?: number) => void;
