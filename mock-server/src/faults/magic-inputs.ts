import { isObject } from '@matka/contracts/reading/json';
import type { FastifyRequest } from 'fastify';
import { playerById } from '../db/players.ts';
import { type FaultRule, pathMatches } from '../worlds/fault-rule.ts';
import type { World } from '../worlds/world.ts';

type Trigger =
  /** A login or registration with this mobile number, whatever else it contains. */
  | { kind: 'form'; mobile: string }
  /** Any request of the player with this mobile number to one of the paths. */
  | { kind: 'player'; mobile: string; paths: readonly string[] }
  /** A bet request of exactly this total amount. */
  | { kind: 'amount'; amount: number };

/** A failure that a documented input triggers, without the control API. */
export interface MagicInput {
  requirement: string;
  description: string;
  trigger: Trigger;
  rule: FaultRule;
}

const firstMobiles: Readonly<Record<string, number>> = {
  ERRL: 6_000_000_000,
  ERRR: 6_000_000_100,
  ERRF: 6_100_000_000,
  ERRS: 6_200_000_000,
};

function mobileFor(requirement: string): string {
  const [area = '', number] = requirement.split('-');
  return String((firstMobiles[area] ?? 0) + Number(number));
}

const status = (code: number, body: object): FaultRule => ({
  effect: 'status',
  status: code,
  body,
});
const broken: FaultRule = { effect: 'reset' };
/** Longer than the client waits; the request changes nothing. */
const noResponseFor = (seconds: number): FaultRule => ({ ...broken, milliseconds: seconds * 1000 });
const withoutText = status(500, {});

const form = (requirement: string, description: string, rule: FaultRule): MagicInput => {
  const trigger: Trigger = { kind: 'form', mobile: mobileFor(requirement) };
  return { requirement, description, trigger, rule };
};
const player = (
  requirement: string,
  description: string,
  paths: readonly string[],
  rule: FaultRule = withoutText,
): MagicInput => {
  const trigger: Trigger = { kind: 'player', mobile: mobileFor(requirement), paths };
  return { requirement, description, trigger, rule };
};
const amount = (points: number, requirement: string, what: string, rule: FaultRule): MagicInput => {
  const trigger: Trigger = { kind: 'amount', amount: points };
  return { requirement, description: `betting: ${what}`, trigger, rule };
};

const suggestions = '/betting/suggestions/';
const rates = '/admin/payout-multipliers/';
const everyFetch = [
  ...['/homepage/', '/markets/*', '/bet-types/', suggestions],
  ...['/betting/history/', '/bets/history/', rates],
];
const refresh = ['/token/refresh/'];
const malformed: FaultRule = { effect: 'malformed' };
const closed = { non_field_errors: ['Registration is closed.'] };

/** All magic inputs, in the order of the document. */
export const magicInputs: readonly MagicInput[] = [
  form('ERRL-01', 'login: no response in time', noResponseFor(35)),
  form('ERRL-02', 'login: the connection breaks', broken),
  form('ERRL-03', 'login: 500', status(500, { detail: 'A server error occurred.' })),
  form('ERRL-04', 'login: 400', status(400, { non_field_errors: ['Malformed request.'] })),
  form('ERRL-05', 'login: 401', status(401, { non_field_errors: ['Wrong credentials.'] })),
  form('ERRL-06', 'login: another 4xx', status(409, { detail: 'Conflict.' })),
  form('ERRL-07', 'login: a response that is not JSON', malformed),
  form('ERRL-09', 'login: non_field_errors', status(400, { non_field_errors: ['One.', 'Two.'] })),
  form('ERRL-10', 'login: detail', status(400, { detail: 'The detail.' })),
  form('ERRL-11', 'login: message', status(400, { message: 'The message.' })),
  form('ERRL-12', 'login: mobile_number', status(400, { mobile_number: ['Unknown.'] })),
  form('ERRL-13', 'login: password', status(400, { password: ['Wrong.'] })),
  form('ERRL-14', 'login: mpin', status(400, { mpin: ['Wrong.'] })),
  form('ERRL-15', 'login: otp', status(400, { otp: ['Wrong.'] })),
  form('ERRL-16', 'login: 403 without text', status(403, {})),
  form('ERRL-17', 'login: 404 without text', status(404, {})),
  form('ERRL-18', 'login: 500 without text', withoutText),
  form('ERRL-19', 'login: 418 without text', status(418, {})),
  form('ERRR-01', 'registration: no response in time', noResponseFor(35)),
  form('ERRR-02', 'registration: text of the server', status(403, { detail: 'Closed.' })),
  form('ERRR-03', 'registration: 500 without text', withoutText),
  form(
    'ERRR-04',
    'registration: two messages at first_name',
    status(400, { first_name: ['The first.', 'The second.'] }),
  ),
  form('ERRR-05', 'registration: non_field_errors', status(400, closed)),
  // The access tokens of these players are always rejected as expired.
  player('ERRS-01', 'refresh: 500', refresh),
  player('ERRS-02', 'refresh: 401', refresh, status(401, {})),
  player('ERRS-03', 'refresh: 400', refresh, status(400, {})),
  player('ERRS-04', 'refresh: 403', refresh, status(403, {})),
  player('ERRS-05', 'refresh: 404', refresh, status(404, {})),
  player('ERRS-06', 'refresh: the connection breaks', refresh, broken),
  player(
    'ERRS-07',
    'refresh: not supported',
    refresh,
    status(400, { detail: 'This API does not support token refresh.' }),
  ),
  player(
    'ERRF-01',
    'every fetch: 500 with a text',
    everyFetch,
    status(500, { error: 'The host says no.' }),
  ),
  player('ERRF-02', 'home page: 500 without text', ['/homepage/']),
  player('ERRF-03', 'markets: 500 without text', ['/markets/']),
  player('ERRF-04', 'bet types: 500 without text', ['/bet-types/']),
  player('ERRF-05', 'suggestions: 500 without text', [suggestions]),
  player('ERRF-06', '/betting/history/: 500 without text', ['/betting/history/']),
  player('ERRF-07', '/betting/{id}/ (any GET below /betting/): 500 without text', ['/betting/*'], {
    ...withoutText,
    method: 'GET',
  }),
  player('ERRF-08', 'bid history: 500 without text', ['/bets/history/']),
  player('ERRF-09', 'win history: 500 without text', ['/bets/history/']),
  player('ERRF-10', 'markets: the connection breaks', ['/markets/'], broken),
  player(
    'ERRF-11',
    'game rates: 500 with a message',
    [rates],
    status(500, { message: 'The rates are being changed.' }),
  ),
  player('ERRF-12', 'chart: 500 without text', ['/markets/results/monthly/']),
  amount(9907, 'ERRB-07', '409 without text', status(409, {})),
  amount(9909, 'ERRB-09', 'no response in time', noResponseFor(15)),
  amount(9910, 'ERRB-10', 'the connection breaks', broken),
  amount(9911, 'ERRB-11', 'insufficient funds', status(400, { error: 'Insufficient funds' })),
  amount(9912, 'ERRB-12', 'validation', status(400, { error: 'Validation error' })),
  amount(9913, 'ERRB-13', 'unauthorized', status(400, { error: 'Unauthorized' })),
  amount(9914, 'ERRB-14', 'forbidden', status(403, { error: 'Forbidden' })),
  amount(9915, 'ERRB-15', 'not found', status(404, { error: 'Not found' })),
  amount(9916, 'ERRB-16', 'server error', status(500, { error: 'Server error' })),
  amount(9917, 'ERRB-17', 'any other error', status(400, { error: 'The market is being settled' })),
  amount(9918, 'ERRB-18', 'message', status(400, { message: 'Please play again tomorrow.' })),
  amount(9919, 'API-27', 'the bet is placed, the response is lost', {
    ...broken,
    when: 'after-commit',
  }),
];

/** Mobile numbers of the players with magic inputs. */
export const magicPlayers: readonly string[] = [
  ...new Set(
    magicInputs.flatMap(({ trigger }) => (trigger.kind === 'player' ? [trigger.mobile] : [])),
  ),
];

/** Mobile numbers of the players whose access tokens count as expired, so that the client refreshes. */
export const alwaysExpired: ReadonlySet<string | undefined> = new Set(
  magicPlayers.filter((mobile) => mobile.startsWith('62')),
);

/** The magic input that a request matches. */
export function matchMagicInput(
  world: World,
  { method, body, playerId }: Pick<FastifyRequest, 'method' | 'body' | 'playerId'>,
  path: string,
): MagicInput | undefined {
  const mobile = playerById(world.db, playerId)?.mobile;
  const sent = isObject(body) ? body : {};
  const isForm = path.startsWith('/users/');
  const isSubmission = method === 'POST' && (path === '/betting/' || path === '/betting');
  return magicInputs.find(({ trigger, rule }) => {
    if (trigger.kind === 'form') return isForm && sent.mobile_number === trigger.mobile;
    if (trigger.kind === 'amount') return isSubmission && sent.amount === trigger.amount;
    return (
      trigger.mobile === mobile &&
      (rule.method ?? method) === method &&
      trigger.paths.some((known) => pathMatches(known, path))
    );
  });
}

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
