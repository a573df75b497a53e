import type { User } from '@matka/contracts/api/users';
import { type Bet, balanceAt } from './bets.ts';
import { detail, HostError } from './host-error.ts';
import type { HostOptions } from './options.ts';
import { fieldsOf } from './place-bets.ts';

/** An account as somebody signs in to it. */
export interface Account {
  mobile: string;
  password?: string;
  mpin?: string;
  otp?: string;
}

export interface Player extends Account {
  id: number;
  firstName: string;
  lastName: string;
  /** Points that were paid in. */
  deposit: number;
  /** In the order in which they were placed. */
  bets: Bet[];
}

/** The one-time code of this host, which sends none. */
const otp = '640172';

/** Accounts that are there from the start: one that plays, one with little left, one that never bet. */
export const accounts = {
  regular: { mobile: '9123012340', password: 'Surya#2031', mpin: '7391', otp },
  poor: { mobile: '8123012341', password: 'Ganga#2031', mpin: '8412', otp },
  fresh: { mobile: '7123012342', password: 'Tara#20310', mpin: '9253', otp },
} as const satisfies Record<string, Account>;

/** A player as a login gives it. */
export const userOf = (player: Player, now: number): User => ({
  id: player.id,
  first_name: player.firstName,
  last_name: player.lastName,
  name: `${player.firstName} ${player.lastName}`,
  mobile_number: player.mobile,
  points: balanceAt(player.deposit, player.bets, now),
});

type Errors = Record<string, string[]>;

const grants = ['password', 'mpin', 'otp'] as const;
type Grant = (typeof grants)[number];

const grantIn = (fields: Readonly<Record<string, unknown>>): Grant | undefined =>
  grants.find((one) => one === fields.grant_type);

/** The player who signs in. Throws Refusal. */
export function authenticate(
  body: unknown,
  players: ReadonlyMap<string, Player>,
  { appId, invalidStatus, wrongCredentialStatus }: HostOptions,
): Player {
  const fields = fieldsOf(body);
  const grant = grantIn(fields);
  if (fields.app_id !== appId || !grant)
    throw new HostError(invalidStatus, { non_field_errors: ['This app cannot sign in.'] });
  const player = players.get(String(fields.mobile_number));
  const secret = fields[grant];
  if (typeof secret !== 'string' || secret === '' || player?.[grant] !== secret)
    throw new HostError(wrongCredentialStatus, {
      non_field_errors: ['Number or secret is wrong.'],
    });
  return player;
}

const letters = /^[a-z][a-z '-]{1,48}$/i;
const secrets: Readonly<Record<Grant, RegExp>> = {
  password: /^.{8,16}$/,
  mpin: /^\d{4}$/,
  otp: /^\d{6}$/,
};

function registrationErrors(
  fields: Readonly<Record<string, unknown>>,
  grant: Grant,
  players: ReadonlyMap<string, Player>,
): Errors {
  const text = (name: string) => String(fields[name] ?? '');
  const errors: Errors = {};
  const note = (name: string, wrong: boolean, message: string) => {
    if (wrong) errors[name] = [message];
  };
  const mobile = text('mobile_number');
  note('mobile_number', !/^[6-9]\d{9}$/.test(mobile), 'Ten digits are needed.');
  note('mobile_number', players.has(mobile), 'Somebody has this number already.');
  note('first_name', !letters.test(text('first_name')), 'This is no name.');
  note('last_name', !letters.test(text('last_name')), 'This is no name.');
  note(grant, !secrets[grant].test(text(grant)), 'This cannot be used.');
  const confirmed = grant === 'otp' || text(`confirm_${grant}`) === text(grant);
  note(`confirm_${grant}`, !confirmed, 'The two are not the same.');
  return errors;
}

/** Adds a player. Throws Refusal with the messages of the fields. */
export function addPlayer(
  body: unknown,
  players: Map<string, Player>,
  options: HostOptions,
): Player {
  const fields = fieldsOf(body);
  const grant = grantIn(fields);
  if (fields.app_id !== options.appId || !grant)
    throw detail(options.invalidStatus, 'This app registers nobody.');
  const errors = Object.entries(registrationErrors(fields, grant, players));
  if (errors.length > 0) {
    const shown = options.registrationErrors === 'all' ? errors : errors.slice(0, 1);
    throw new HostError(options.invalidStatus, Object.fromEntries(shown));
  }
  const player: Player = {
    id: 900 + players.size,
    mobile: String(fields.mobile_number),
    firstName: String(fields.first_name),
    lastName: String(fields.last_name),
    [grant]: String(fields[grant]),
    deposit: 0,
    bets: [],
  };
  players.set(player.mobile, player);
  return player;
}
