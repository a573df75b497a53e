import { screen } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import type { ConfigInput } from '../config.ts';
import { type ApiResponse, type ApiServer, startApi } from './api-server.ts';
import { openApp } from './open-app.tsx';
import { tokenFor } from './token.ts';

/** A host whose response to a login can be replaced in each test; by default it signs the player in. */
export function loginHost() {
  let api: ApiServer;
  const host = {
    login: {} as ApiResponse | 'drop' | 'hang',
    calls: () => api.calls,
    logins: () => api.calls.filter(({ path }) => path === '/users/login/'),
    /** Opens the app on its login form. */
    open: async (config: ConfigInput = {}) => {
      api = await startApi(
        ({ path }) => (path === '/users/login/' ? host.login : { body: [] }),
        config,
      );
      await openApp('/login');
      await screen.findByLabelText('Mobile number');
    },
  };
  beforeEach(() => {
    const tokens = { access: tokenFor(3600), refresh: 'refresh' };
    const user = { id: 1, first_name: 'Asha', mobile_number: '9876543210', points: 50 };
    host.login = { body: { user, tokens } };
  });
  afterEach(() => api.close());
  return host;
}

export const mobile = () => screen.getByLabelText<HTMLInputElement>('Mobile number');
