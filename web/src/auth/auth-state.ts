import type { GrantType, User } from '@matka/contracts/api/users';
import { proxy, useSnapshot } from 'valtio';
import { type AppConfig, config, onConfig } from '../config.ts';
import type { Shown } from '../i18n/text.ts';

export type AuthState = {
  user: User | null;
  token: string | null;
  refreshToken: string | null;
  isAuthenticated: boolean;
  loading: boolean;
  /** Text of the last failed login or registration. */
  error: Shown | null;
  appConfig: { app_id: string; app_name: string; login_type: GrantType };
};

const appConfigOf = ({ appId, appName, grantType }: AppConfig): AuthState['appConfig'] => ({
  app_id: appId,
  app_name: appName,
  login_type: grantType,
});

/** The sign-in state: read by `useAuth` in render and directly in callbacks; changed only in this folder. */
export const auth = proxy<AuthState>({
  user: null,
  token: null,
  refreshToken: null,
  isAuthenticated: false,
  loading: false,
  error: null,
  appConfig: appConfigOf(config()),
});

onConfig((next) => {
  auth.appConfig = appConfigOf(next);
});

export function useAuth() {
  return useSnapshot(auth);
}
