import { type GrantType, LoginRequest } from '@matka/contracts/api/users';
import { shortened } from '@matka/contracts/cli/shortened';
import { isObject } from '@matka/contracts/reading/json';
import { developmentOtp } from '@matka/fixtures/players';
import { type PlayerRow, playerByMobile } from '../db/players.ts';
import { detail, fieldErrors, HttpError } from '../shared/http-error.ts';
import { fieldMessages, formErrorsOf } from '../shared/validate.ts';
import type { World } from '../worlds/world.ts';
import { verifyHash } from './credentials.ts';

const [password, mpin, otp] = LoginRequest.anyOf;
const schemas = { password, mpin, otp };

const isGrantType = (value: unknown): value is GrantType =>
  typeof value === 'string' && Object.hasOwn(schemas, value);

/** The kind of credential of a form, `password` by default. Throws 400 for an unknown one. */
export function grantTypeOf(form: unknown): GrantType {
  const { grant_type: grantType = 'password' } = isObject(form) ? form : {};
  if (isGrantType(grantType)) return grantType;
  throw fieldErrors({
    grant_type: [`${shortened(JSON.stringify(grantType))} is not a valid choice.`],
  });
}

/** Reads a login body by the schema of its credential alone, for clear errors. Throws 400 with messages per field. */
export function readLogin(body: unknown): LoginRequest {
  const errors = formErrorsOf(schemas[grantTypeOf(body)], body);
  if (errors.length > 0) throw fieldErrors(fieldMessages(errors));
  return body as LoginRequest;
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

export const wrongCredentials = (): HttpError =>
  new HttpError(401, { non_field_errors: ['Unable to log in with provided credentials.'] });

/** 429 for a number or an address with too many failures. */
export const throttled = (seconds: number): HttpError =>
  detail(429, `Request was throttled. Expected available in ${seconds} seconds.`, {
    'retry-after': String(seconds),
  });

async function tryLogin(world: World, login: LoginRequest, address: string): Promise<PlayerRow> {
  const mobile = login.mobile_number;
  // Uses a clock that cannot be set: a clock that goes back a day would lock a number for a day.
  const wait = world.loginThrottle.wait(mobile, address, performance.now());
  if (wait > 0) throw throttled(wait);
  const player = playerByMobile(world.db, mobile);
  const fits = await verifyCredential(login, player);
  if (!player || !fits) {
    world.loginThrottle.failed(mobile, address, performance.now());
    throw wrongCredentials();
  }
  world.loginThrottle.succeeded(mobile);
  return player;
}

/**
 * The player of a login. The logins of a world are tried one after the other: otherwise many simultaneous logins would
 * all be tried before the first failure is counted. Throws 401 for wrong credentials and 429 after too many failures.
 */
export function logIn(world: World, login: LoginRequest, address: string): Promise<PlayerRow> {
  const tried = world.lastLogin.then(() => tryLogin(world, login, address));
  world.lastLogin = tried.catch(() => undefined);
  return tried;
}
