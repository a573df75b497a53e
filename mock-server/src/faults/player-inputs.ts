import type { FaultRule } from '../worlds/fault-rule.ts';
import { brokenConnection, type MagicInput, status } from './magic-input.ts';

const playerInput =
  (first: number) =>
  (
    number: number,
    requirement: string,
    description: string,
    paths: readonly string[],
    rule: FaultRule,
  ): MagicInput => ({
    requirement,
    description,
    trigger: { kind: 'player', mobile: String(first + number), paths },
    rule,
  });
const fetching = playerInput(6_100_000_000);
const refreshing = playerInput(6_200_000_000);

const withoutText = status(500, {});
const everyFetch = [
  '/homepage/',
  '/markets/*',
  '/bet-types/',
  '/betting/suggestions/',
  '/betting/history/',
  '/bets/history/',
  '/admin/payout-multipliers/',
];

/** Failures of a fetch: sign in as 61000000NN. */
export const fetchInputs: readonly MagicInput[] = [
  fetching(
    1,
    'ERRF-01',
    'every fetch: 500 with a text',
    everyFetch,
    status(500, { error: 'The host says no.' }),
  ),
  fetching(2, 'ERRF-02', 'home page: 500 without text', ['/homepage/'], withoutText),
  fetching(3, 'ERRF-03', 'markets: 500 without text', ['/markets/'], withoutText),
  fetching(4, 'ERRF-04', 'bet types: 500 without text', ['/bet-types/'], withoutText),
  fetching(5, 'ERRF-05', 'suggestions: 500 without text', ['/betting/suggestions/'], withoutText),
  fetching(6, 'ERRF-06', '/betting/history/: 500 without text', ['/betting/history/'], withoutText),
  fetching(
    7,
    'ERRF-07',
    '/betting/{id}/ (any GET below /betting/): 500 without text',
    ['/betting/*'],
    { ...withoutText, method: 'GET' },
  ),
  fetching(8, 'ERRF-08', 'bid history: 500 without text', ['/bets/history/'], withoutText),
  fetching(9, 'ERRF-09', 'win history: 500 without text', ['/bets/history/'], withoutText),
  fetching(10, 'ERRF-10', 'markets: the connection breaks', ['/markets/'], brokenConnection),
  fetching(
    11,
    'ERRF-11',
    'game rates: 500 with a message',
    ['/admin/payout-multipliers/'],
    status(500, { message: 'The rates are being changed.' }),
  ),
  fetching(12, 'ERRF-12', 'chart: 500 without text', ['/markets/results/monthly/'], withoutText),
];

const notSupported = { detail: 'This API does not support token refresh.' };
const refresh = ['/token/refresh/'];

/**
 * Failures of a refresh: sign in as 62000000NN. The access tokens of these players are always rejected as expired.
 */
export const refreshInputs: readonly MagicInput[] = [
  refreshing(1, 'ERRS-01', 'refresh: 500', refresh, status(500, {})),
  refreshing(2, 'ERRS-02', 'refresh: 401', refresh, status(401, {})),
  refreshing(3, 'ERRS-03', 'refresh: 400', refresh, status(400, {})),
  refreshing(4, 'ERRS-04', 'refresh: 403', refresh, status(403, {})),
  refreshing(5, 'ERRS-05', 'refresh: 404', refresh, status(404, {})),
  refreshing(6, 'ERRS-06', 'refresh: the connection breaks', refresh, brokenConnection),
  refreshing(7, 'ERRS-07', 'refresh: not supported', refresh, status(400, notSupported)),
];
