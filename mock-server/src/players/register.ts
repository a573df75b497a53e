import { type GrantType, RegisterRequest } from '@matka/contracts/api/users';
import { moveWallet } from '../db/ledger.ts';
import { insertPlayer, type PlayerRow, playerById, playerByMobile } from '../db/players.ts';
import { inTransaction } from '../db/transaction.ts';
import { fieldErrors } from '../shared/http-error.ts';
import { indianTimestamp } from '../shared/time.ts';
import { isObject, validationErrors } from '../shared/validate.ts';
import { fieldMessages } from '../shared/validation-messages.ts';
import type { World } from '../worlds/world.ts';
import { hashSecret } from './credentials.ts';
import { grantTypeOf } from './log-in.ts';
import { registrationMessages } from './registration-rules.ts';

/** Opening balance of a new player: 1000.00 points. */
const openingBalance = 100_000;

function registrationSchema(grantType: GrantType) {
  const [password, mpin, otp] = RegisterRequest.anyOf;
  return { password, mpin, otp }[grantType];
}

/**
 * Parses a registration request. Throws 400 with the messages of all fields. No schema of the route does it: those of
 * the rules, of the schema and of a number in use are one answer, and that of an unknown app goes before them.
 */
function readRegistration(world: World, body: unknown): RegisterRequest {
  if (!isObject(body)) {
    throw fieldErrors({ non_field_errors: ['Invalid data. Expected a dictionary.'] });
  }
  const form = registrationSchema(grantTypeOf(body));
  const messages = {
    ...registrationMessages(body),
    ...fieldMessages(validationErrors(form, body)),
  };
  const { mobile_number: mobile } = body;
  if (typeof mobile === 'string' && playerByMobile(world.db, mobile)) {
    messages.mobile_number = ['Player with this mobile number already exists.'];
  }
  if (Object.keys(messages).length > 0) throw fieldErrors(messages);
  return body as RegisterRequest;
}

/**
 * Adds a player with an opening balance; `at` is the world's time. Throws 400 with messages per field and stores
 * nothing if the request is invalid.
 */
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
    const amount = openingBalance;
    moveWallet(world.db, { playerId: id, amount, at, kind: 'opening', betId: null });
    const player = playerById(world.db, id);
    if (!player) throw new Error('The new player is missing');
    return player;
  });
}
