import { magicPassword } from '@matka/fixtures/players';
import type { FastifyRequest } from 'fastify';
import { playerByMobile } from '../db/players.ts';
import { isObject } from '../shared/validate.ts';
import { type FaultRule, pathMatches } from '../worlds/fault-rule.ts';
import type { World } from '../worlds/world.ts';

/** What triggers a magic input. */
export type Trigger =
  /** A login or registration with this mobile number, whatever else it contains. */
  | { kind: 'form'; mobile: string }
  /** Any request of the player with this mobile number to one of the paths. */
  | { kind: 'player'; mobile: string; paths: readonly string[] }
  /** A bet request of exactly this total amount. */
  | { kind: 'amount'; amount: number };

/** A failure that a documented input triggers, without the control API. */
export interface MagicInput {
  /** Requirement of the error catalogue. */
  requirement: string;
  /** Short description of the failure. */
  description: string;
  trigger: Trigger;
  rule: FaultRule;
}

/** A response with a status and a body. */
export const status = (code: number, body: unknown): FaultRule => ({
  effect: 'status',
  status: code,
  body,
});
export const brokenConnection: FaultRule = { effect: 'reset' };
/** No response: longer than the client waits, and nothing is done. */
export const noResponseFor = (seconds: number): FaultRule => ({
  effect: 'reset',
  milliseconds: seconds * 1000,
});

const formInput =
  (first: number) =>
  (number: number, requirement: string, description: string, rule: FaultRule): MagicInput => ({
    requirement,
    description,
    trigger: { kind: 'form', mobile: String(first + number) },
    rule,
  });
const login = formInput(6_000_000_000);
const registration = formInput(6_000_000_100);

/** Failures of a login: 60000000NN. */
export const loginInputs: readonly MagicInput[] = [
  login(1, 'ERRL-01', 'login: no response in time', noResponseFor(35)),
  login(2, 'ERRL-02', 'login: the connection breaks', brokenConnection),
  login(3, 'ERRL-03', 'login: 500', status(500, { detail: 'A server error occurred.' })),
  login(4, 'ERRL-04', 'login: 400', status(400, { non_field_errors: ['Malformed request.'] })),
  login(5, 'ERRL-05', 'login: 401', status(401, { non_field_errors: ['Wrong credentials.'] })),
  login(6, 'ERRL-06', 'login: another 4xx', status(409, { detail: 'Conflict.' })),
  login(7, 'ERRL-07', 'login: a response that is not JSON', { effect: 'malformed' }),
  login(
    9,
    'ERRL-09',
    'login: non_field_errors',
    status(400, { non_field_errors: ['One.', 'Two.'] }),
  ),
  login(10, 'ERRL-10', 'login: detail', status(400, { detail: 'The detail.' })),
  login(11, 'ERRL-11', 'login: message', status(400, { message: 'The message.' })),
  login(12, 'ERRL-12', 'login: mobile_number', status(400, { mobile_number: ['Unknown.'] })),
  login(13, 'ERRL-13', 'login: password', status(400, { password: ['Wrong.'] })),
  login(14, 'ERRL-14', 'login: mpin', status(400, { mpin: ['Wrong.'] })),
  login(15, 'ERRL-15', 'login: otp', status(400, { otp: ['Wrong.'] })),
  login(16, 'ERRL-16', 'login: 403 without text', status(403, {})),
  login(17, 'ERRL-17', 'login: 404 without text', status(404, {})),
  login(18, 'ERRL-18', 'login: 500 without text', status(500, {})),
  login(19, 'ERRL-19', 'login: 418 without text', status(418, {})),
];

/** Failures of a registration: 60000001NN. */
export const registrationInputs: readonly MagicInput[] = [
  registration(1, 'ERRR-01', 'registration: no response in time', noResponseFor(35)),
  registration(
    2,
    'ERRR-02',
    'registration: text of the server',
    status(403, { detail: 'Closed.' }),
  ),
  registration(3, 'ERRR-03', 'registration: 500 without text', status(500, {})),
  registration(
    4,
    'ERRR-04',
    'registration: two messages at first_name',
    status(400, { first_name: ['The first.', 'The second.'] }),
  ),
  registration(
    5,
    'ERRR-05',
    'registration: non_field_errors',
    status(400, { non_field_errors: ['Registration is closed.'] }),
  ),
];

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

const amountInput = (
  amount: number,
  requirement: string,
  description: string,
  rule: FaultRule,
): MagicInput => ({
  requirement,
  description: `betting: ${description}`,
  trigger: { kind: 'amount', amount },
  rule,
});

/** Failures of POST /betting/ by the total amount. Only the last one places a bet. */
export const amountInputs: readonly MagicInput[] = [
  amountInput(9907, 'ERRB-07', '409 without text', status(409, {})),
  amountInput(9909, 'ERRB-09', 'no response in time', noResponseFor(15)),
  amountInput(9910, 'ERRB-10', 'the connection breaks', brokenConnection),
  amountInput(9911, 'ERRB-11', 'insufficient funds', status(400, { error: 'Insufficient funds' })),
  amountInput(9912, 'ERRB-12', 'validation', status(400, { error: 'Validation error' })),
  amountInput(9913, 'ERRB-13', 'unauthorized', status(400, { error: 'Unauthorized' })),
  amountInput(9914, 'ERRB-14', 'forbidden', status(403, { error: 'Forbidden' })),
  amountInput(9915, 'ERRB-15', 'not found', status(404, { error: 'Not found' })),
  amountInput(9916, 'ERRB-16', 'server error', status(500, { error: 'Server error' })),
  amountInput(
    9917,
    'ERRB-17',
    'any other error',
    status(400, { error: 'The market is being settled' }),
  ),
  amountInput(9918, 'ERRB-18', 'message', status(400, { message: 'Please play again tomorrow.' })),
  amountInput(9919, 'API-27', 'the bet is placed, the response is lost', {
    effect: 'reset',
    when: 'after-commit',
  }),
];

/** All magic inputs, in the order of the document. */
export const magicInputs: readonly MagicInput[] = [
  ...loginInputs,
  ...registrationInputs,
  ...refreshInputs,
  ...fetchInputs,
  ...amountInputs,
];

const byForm = new Map<unknown, MagicInput>();
const byAmount = new Map<unknown, MagicInput>();
const byPlayer = new Map<string, { paths: readonly string[]; row: MagicInput }[]>();
for (const row of magicInputs) {
  const { trigger } = row;
  if (trigger.kind === 'form') byForm.set(trigger.mobile, row);
  if (trigger.kind === 'amount') byAmount.set(trigger.amount, row);
  if (trigger.kind === 'player') {
    byPlayer.set(trigger.mobile, [
      ...(byPlayer.get(trigger.mobile) ?? []),
      { paths: trigger.paths, row },
    ]);
  }
}

/** Mobile numbers of the players with magic inputs. */
export const magicPlayers: readonly string[] = [...byPlayer.keys()];
const refreshMobiles = new Set(
  refreshInputs.map(({ trigger }) => (trigger.kind === 'player' ? trigger.mobile : '')),
);

/** True if the access tokens of a player count as expired, so that the client refreshes. */
export const isAlwaysExpired = (mobile: string): boolean => refreshMobiles.has(mobile);

/** The magic input of a login or registration, by mobile number. */
export const magicInputOfForm = (body: unknown): MagicInput | undefined =>
  isObject(body) ? byForm.get(body.mobile_number) : undefined;

/** The magic input of a bet request, by amount. */
export const magicInputOfAmount = (body: unknown): MagicInput | undefined =>
  isObject(body) ? byAmount.get(body.amount) : undefined;

/** The magic input of a player's request, by path. */
export function magicInputOfPlayer(
  mobile: string,
  method: string,
  path: string,
): MagicInput | undefined {
  return byPlayer
    .get(mobile)
    ?.find(
      ({ paths, row }) =>
        (row.rule.method ?? method) === method && paths.some((known) => pathMatches(known, path)),
    )?.row;
}

/** The mobile number of a player with a magic input; undefined for all others. */
export function magicMobile(world: World, playerId: number): string | undefined {
  world.cache.magicMobiles ??= new Map(
    magicPlayers.flatMap((mobile) => {
      const player = playerByMobile(world.db, mobile);
      return player ? [[player.id, mobile] as const] : [];
    }),
  );
  return world.cache.magicMobiles.get(playerId);
}

/** The magic input that a request matches. */
export function matchMagicInput(
  world: World,
  { method, body, playerId }: FastifyRequest,
  path: string,
): MagicInput | undefined {
  if (path.startsWith('/users/')) return magicInputOfForm(body);
  const mobile = playerId === 0 ? undefined : magicMobile(world, playerId);
  const ofPlayer = mobile === undefined ? undefined : magicInputOfPlayer(mobile, method, path);
  if (ofPlayer) return ofPlayer;
  const isSubmission = method === 'POST' && (path === '/betting/' || path === '/betting');
  return isSubmission ? magicInputOfAmount(body) : undefined;
}

/** Describes the input in words. */
export function describeTrigger({ trigger }: MagicInput): string {
  switch (trigger.kind) {
    case 'form':
      return `mobile number ${trigger.mobile}`;
    case 'player':
      return `signed in as ${trigger.mobile}`;
    case 'amount':
      return `${trigger.amount} points in one bet request`;
  }
}

/** The requests that the input makes fail. */
function describeRequests({ trigger, rule: { method } }: MagicInput): string {
  switch (trigger.kind) {
    case 'form':
      return '`/users/*`';
    case 'player':
      return trigger.paths.map((path) => `\`${method ? `${method} ` : ''}${path}\``).join(', ');
    case 'amount':
      return '`POST /betting/`';
  }
}

/** What comes back in place of the usual response. */
function describeResponse({ rule }: MagicInput): string {
  const { effect, milliseconds, when } = rule;
  if (effect === 'status') return `${rule.status} \`${JSON.stringify(rule.body)}\``;
  if (effect === 'malformed') return 'the usual one, cut off';
  if (milliseconds) return `none within ${milliseconds / 1000} s`;
  return when === 'after-commit' ? 'none, after the bet was placed' : 'none';
}

/** The list of magic inputs in Markdown, generated so that it is always complete. */
export function magicInputDocument(): string {
  const rows = magicInputs.map(
    (row) =>
      `| ${row.requirement} | ${describeTrigger(row)} | ${describeRequests(row)} | ${row.description} | ${describeResponse(row)} |`,
  );
  return [
    '# Magic inputs',
    '',
    'Inputs that make the mock fail on purpose, in every world, without the control API. The players listed here',
    `sign in with the password \`${magicPassword}\` or the development OTP and work normally otherwise.`,
    '',
    'Where the connection breaks, the app shows a network error only if it calls the mock directly: the web servers of this',
    'project answer 502 instead, so the app shows that status.',
    '',
    '| for | input | requests | what happens | response |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
