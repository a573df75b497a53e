import { type GrantType, LoginRequest } from '@matka/contracts/api/users';
import { developmentOtp } from '@matka/fixtures/players';
import { type PlayerRow, playerByMobile } from '../db/players.ts';
import { detail, fieldErrors, HttpError } from '../shared/http-error.ts';
import { fieldMessages, isObject, validationErrors } from '../shared/validate.ts';
import type { World } from '../worlds/world.ts';
import { verifyHash } from './credentials.ts';

const grantTypes: readonly unknown[] = ['password', 'mpin', 'otp'] satisfies GrantType[];

const isGrantType = (value: unknown): value is GrantType => grantTypes.includes(value);

const unknownGrantType = (value: unknown) =>
  fieldErrors({ grant_type: [`${JSON.stringify(value)} is not a valid choice.`] });

const grantTypeIn = (form: unknown): unknown => {
  const { grant_type: grantType = 'password' } = isObject(form) ? form : {};
  return grantType;
};

/** The kind of credential of a form, `password` by default. Throws 400 for an unknown one. */
export function grantTypeOf(form: unknown): GrantType {
  const grantType = grantTypeIn(form);
  if (isGrantType(grantType)) return grantType;
  throw unknownGrantType(grantType);
}

const [password, mpin, otp] = LoginRequest.anyOf;
const schemas = { password, mpin, otp };

/**
 * Validates the body of a login against the schema of its kind of credential alone: the errors of the other two would
 * mislead.
 */
export function validateLogin(body: unknown): { value: unknown } | { error: Error } {
  const grantType = grantTypeIn(body);
  if (!isGrantType(grantType)) return { error: unknownGrantType(grantType) };
  const errors = validationErrors(schemas[grantType], body);
  return errors.length === 0 ? { value: body } : { error: fieldErrors(fieldMessages(errors)) };
}

function verifyCredential(login: LoginRequest, player: PlayerRow | undefined): Promise<boolean> {
  switch (login.grant_type) {
    case 'password':
      return verifyHash(login.password, player?.password_hash ?? null);
    case 'mpin':
      return verifyHash(login.mpin, player?.mpin_hash ?? null);
    case 'otp':
      return Promise.resolve(player?.takes_otp === 1 && login.otp === developmentOtp);
  }
}

/** Tries a login, unless too many have failed. Throws as `logIn`. */
async function tryLogin(world: World, login: LoginRequest, address: string): Promise<PlayerRow> {
  const mobile = login.mobile_number;
  const wait = world.loginThrottle.wait(mobile, address, Date.now());
  if (wait > 0) {
    throw detail(429, `Request was throttled. Expected available in ${wait} seconds.`, {
      'retry-after': String(wait),
    });
  }
  const player = playerByMobile(world.db, mobile);
  const fits = await verifyCredential(login, player);
  if (!player || !fits) {
    world.loginThrottle.failed(mobile, address, Date.now());
    throw new HttpError(401, { non_field_errors: ['Unable to log in with provided credentials.'] });
  }
  world.loginThrottle.succeeded(mobile);
  return player;
}

/**
 * The player of a login. The logins of a world are tried one after the other: else many that come at once would all be
 * tried before the first failure is counted. Throws 401 with `non_field_errors` for wrong credentials, without saying which was wrong,
 * and 429 after too many failures.
 */
export function logIn(world: World, login: LoginRequest, address: string): Promise<PlayerRow> {
  const tried = world.lastLogin.then(() => tryLogin(world, login, address));
  world.lastLogin = tried.catch(() => undefined);
  return tried;
}
