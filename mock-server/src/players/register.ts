import { RegisterRequest } from '@matka/contracts/api/users';
import { isObject } from '@matka/contracts/reading/json';
import { developmentOtp } from '@matka/fixtures/players';
import { inTransaction } from '../db/database.ts';
import { moveWallet } from '../db/ledger.ts';
import { insertPlayer, type PlayerRow, playerById, playerByMobile } from '../db/players.ts';
import { fieldErrors, type Messages } from '../shared/http-error.ts';
import { indianTimestamp } from '../shared/time.ts';
import { fieldMessages, formErrorsOf } from '../shared/validate.ts';
import type { World } from '../worlds/world.ts';
import { hashSecret } from './credentials.ts';
import { grantTypeOf } from './log-in.ts';

const isSimple = (mpin: string): boolean =>
  /^(\d)\1*$/.test(mpin) || '0123456789'.includes(mpin) || '9876543210'.includes(mpin);

const common: readonly string[] = ['password', '123456789', 'password123'];

/** Two to fifty letters, at least two of them not blank. */
const name = "^(?= *[^ ].*[^ ])[A-Za-z' -]{2,50}$";

/** The patterns of the fields of a registration, as the OpenAPI document has them. */
export const registrationForms = {
  mobile_number: '^(?!(\\d)\\1*$)[6-9]\\d{9}$',
  first_name: name,
  last_name: name,
  password: '^[\\s\\S]{8,16}$',
  mpin: '^\\d{4}$',
  otp: '^\\d{6}$',
};

const matches = (field: keyof typeof registrationForms) => (text: string) =>
  new RegExp(registrationForms[field]).test(text);

type Rule = readonly [holds: (value: string) => boolean, message: string];

/** The rules of each field with their messages, in the order of checking. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  mobile_number: [[matches('mobile_number'), 'Enter a valid mobile number.']],
  first_name: [[matches('first_name'), 'Enter a valid first name.']],
  last_name: [[matches('last_name'), 'Enter a valid last name.']],
  password: [
    [matches('password'), 'Password must have 8 to 16 characters.'],
    [(text) => !common.includes(text.toLowerCase()), 'This password is too common.'],
  ],
  mpin: [
    [matches('mpin'), 'MPIN must be exactly 4 digits.'],
    [(text) => !isSimple(text), 'This MPIN is too simple.'],
  ],
  otp: [[matches('otp'), 'OTP must be exactly 6 digits.']],
};

const confirmations = [
  ['password', 'confirm_password', 'Passwords do not match.'],
  ['mpin', 'confirm_mpin', 'MPINs do not match.'],
] as const;

/** The first message of each field of a registration form whose value is wrong. */
export function registrationMessages(form: Record<string, unknown>): Messages {
  const messages: Messages = {};
  for (const [field, ofField] of Object.entries(rules)) {
    const value = form[field];
    const broken = typeof value === 'string' && ofField.find(([holds]) => !holds(value));
    if (broken) messages[field] = [broken[1]];
  }
  for (const [field, confirmation, message] of confirmations) {
    if (form[field] !== form[confirmation]) messages[confirmation] ??= [message];
  }
  if (form.grant_type === 'otp' && form.otp !== developmentOtp) messages.otp ??= ['Invalid OTP.'];
  return messages;
}

const openingBalance = 100_000;

const [password, mpin, otp] = RegisterRequest.anyOf;
const schemas = { password, mpin, otp };

/** Parses a registration. Throws 400 with all messages at once: of the rules, the schema and a number in use. */
function readRegistration(world: World, body: unknown): RegisterRequest {
  if (!isObject(body)) {
    throw fieldErrors({ non_field_errors: ['Invalid data. Expected a dictionary.'] });
  }
  const errors = formErrorsOf(schemas[grantTypeOf(body)], body);
  const messages = { ...registrationMessages(body), ...fieldMessages(errors) };
  const { mobile_number: mobile } = body;
  if (typeof mobile === 'string' && playerByMobile(world.db, mobile)) {
    messages.mobile_number = ['Player with this mobile number already exists.'];
  }
  if (Object.keys(messages).length > 0) throw fieldErrors(messages);
  return body as RegisterRequest;
}

/** Adds a player with an opening balance; `at` is the world's time. Throws 400 with messages per field. */
export async function register(world: World, body: unknown, at: number): Promise<PlayerRow> {
  const form = readRegistration(world, body);
  const passwordHash = form.grant_type === 'password' ? await hashSecret(form.password) : null;
  const mpinHash = form.grant_type === 'mpin' ? await hashSecret(form.mpin) : null;
  // Validate again: another request may have taken the number while the secret was hashed.
  readRegistration(world, body);
  return inTransaction(world.db, () => {
    const id = insertPlayer(world.db, {
      mobile: form.mobile_number,
      first_name: form.first_name,
      last_name: form.last_name,
      password_hash: passwordHash,
      mpin_hash: mpinHash,
      takes_otp: form.grant_type === 'otp' ? 1 : 0,
      created_at: indianTimestamp(at),
    });
    const opening = { amount: openingBalance, at, kind: 'opening', betId: null } as const;
    moveWallet(world.db, { playerId: id, ...opening });
    const player = playerById(world.db, id);
    if (!player) throw new Error('The new player is missing');
    return player;
  });
}
