import { type Credentials, login, loginRequest } from '../api/login.ts';
import { loginErrorText } from '../api/login-error-text.ts';
import { clearTokens, readAccessToken, writeTokens } from '../api/tokens.ts';
import { auth } from './auth-state.ts';
import { storeUser } from './stored-user.ts';

export function clearError(): void {
  auth.error = null;
}

/** Signs a player in; returns whether it succeeded, else `auth.error` has the text. */
export async function signIn(credentials: Credentials): Promise<boolean> {
  auth.loading = true;
  auth.error = null;
  try {
    const body = loginRequest(auth.appConfig.login_type, credentials);
    const { user, tokens } = await login(body);
    writeTokens(tokens.access, tokens.refresh);
    if (readAccessToken() !== tokens.access) {
      clearTokens();
      auth.error =
        "This browser blocks cookies, so we can't keep you signed in. Allow them for this site.";
      return false;
    }
    storeUser(user);
    auth.user = user;
    auth.token = tokens.access;
    auth.refreshToken = tokens.refresh;
    auth.isAuthenticated = true;
    return true;
  } catch (error) {
    auth.error = loginErrorText(error);
    return false;
  } finally {
    auth.loading = false;
  }
}
