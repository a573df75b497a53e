import { clearServerCache } from '../api/cache-clearer.ts';
import { type Credentials, login, loginRequest } from '../api/login.ts';
import { loginErrorText } from '../api/login-error-text.ts';
import { writeTokens } from '../api/tokens.ts';
import { session } from './auth-state.ts';
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
    clearServerCache();
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
