import type { EndpointName } from '../api/endpoints.ts';

interface Rule {
  readonly call: EndpointName;
  /** The duty of a host, in a sentence without values. */
  readonly holds: string;
}

/** All rules of a host; a broken rule may explain a later one. */
export const rules = {
  reading: { call: 'homepage', holds: 'the client can read what it needs' },
  tokens: {
    call: 'login',
    holds: 'tokens say when they end, work until then, and no other token is accepted',
  },
  'balance after a bet': {
    call: 'betting',
    holds: 'the wallet before minus the stake is the wallet after',
  },
  'nothing without a bet': {
    call: 'login',
    holds: 'the history and the wallet change by accepted bets, wins and payments from elsewhere',
  },
  'rejected bets': { call: 'betting', holds: 'impossible bets get a 4xx error' },
  'legal bets': { call: 'betting', holds: 'a bet that the rules allow is accepted' },
  'closed sessions': { call: 'betting', holds: 'a market takes no bet on a closed session' },
  'error texts': {
    call: 'betting',
    holds: 'a bet that the wallet does not cover is rejected in words that the client recognises',
  },
  'equal keys': { call: 'betting', holds: 'requests with the same idempotency key book once' },
  paging: { call: 'history', holds: 'the pages of a list hold each row once' },
  'bet in the histories': {
    call: 'history',
    holds: 'each accepted bet is in the history once, with the numbers sent',
  },
  'stable records': {
    call: 'history',
    holds: 'a record does not change, apart from being decided once',
  },
  filters: { call: 'history', holds: 'a filtered list is the matching part of the whole' },
  amounts: {
    call: 'history',
    holds: 'the amounts within a record agree, and no wallet falls below zero',
  },
  'two histories': {
    call: 'bettingHistory',
    holds: 'both histories, and a bet by its id, show the same records',
  },
  results: {
    call: 'results',
    holds: 'results of a day, of a month and of the market list are the same',
  },
  settlement: {
    call: 'history',
    holds: 'a win is the points on the drawn number times the listed rate',
  },
  suggestions: { call: 'suggestions', holds: 'suggestions are the combinations of the game' },
  'whole lists': {
    call: 'markets',
    holds: 'lists hold every market, bet type and rate that other responses name',
  },
  'stable lists': {
    call: 'markets',
    holds: 'markets, bet types and rates do not change back and forth',
  },
  'server errors': {
    call: 'homepage',
    holds: 'no response has a status of 500 or above',
  },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

export const ruleNames = Object.keys(rules) as RuleName[];
