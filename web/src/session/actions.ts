import { loginErrorText, type RegisterErrors, registerErrors } from '../api/errors.ts';
import { type Credentials, login, loginRequest } from '../api/login.ts';
import {
  register as postRegistration,
  type Registration,
  registerRequest,
} from '../api/register.ts';
import { clearSession, forgetPlayer } from './clear.ts';
import { writeTokens } from './cookies.ts';
import { session } from './session-state.ts';
import { storeUser } from './stored-user.ts';

/** Takes the error of an earlier attempt away. */
export function clearError(): void {
  session.error = null;
}

/**
 * Signs a player in with the credential of the app configuration.
 * @returns whether it succeeded; the text of a failure stands in session.error
 */
export async function signIn(credentials: Credentials): Promise<boolean> {
  session.loading = true;
  session.error = null;
  try {
    const body = loginRequest(session.appConfig.login_type, credentials);
    const { user, tokens } = await login(body);
    forgetPlayer();
    writeTokens(tokens.access, tokens.refresh);
    storeUser(user);
    session.user = user;
    session.token = tokens.access;
    session.refreshToken = tokens.refresh;
    session.isAuthenticated = true;
    return true;
  } catch (error) {
    session.error = loginErrorText(error);
    return false;
  } finally {
    session.loading = false;
  }
}

/**
 * Registers a player, who then has to sign in: success ends any running session.
 * @returns undefined on success, else what to show above and under the fields
 */
export async function register(form: Registration): Promise<RegisterErrors | undefined> {
  session.loading = true;
  session.error = null;
  try {
    await postRegistration(registerRequest(session.appConfig.login_type, form));
    clearSession();
    return undefined;
  } catch (error) {
    const errors = registerErrors(error);
    session.error = errors.general ?? Object.values(errors.fields)[0] ?? null;
    return errors;
  } finally {
    session.loading = false;
  }
}

/** Signs out: nothing of the player is left, here and in the other tabs. */
export function signOut(): void {
  clearSession();
  session.error = null;
}

/** Sets the wallet to `points`, as given by the answer to a bet; it is kept over a reload. */
export function setPoints(points: number): void {
  session.user = { ...session.user, points };
  storeUser(session.user);
}
