import {
  register as postRegistration,
  type Registration,
  registerRequest,
} from '../api/register.ts';
import { type RegisterErrors, registerErrors } from '../api/register-errors.ts';
import { auth } from './auth-state.ts';
import { clearSession } from './sign-out.ts';

/** Registers a player, who then has to sign in; returns the errors for the form, or undefined on success. */
export async function register(form: Registration): Promise<RegisterErrors | undefined> {
  auth.loading = true;
  auth.error = null;
  try {
    await postRegistration(registerRequest(auth.appConfig.login_type, form));
    clearSession();
    return undefined;
  } catch (error) {
    const errors = registerErrors(error);
    auth.error = errors.general ?? Object.values(errors.fields)[0] ?? null;
    return errors;
  } finally {
    auth.loading = false;
  }
}
