import { updateStoredSettings } from '../../db/settings.ts';
import { defaultTokenSettings } from '../../worlds/world.ts';
import type { Scenario } from './scenario.ts';

/** Access tokens of a login are rejected; those of a refresh are valid. */
const refusedAfterLogin = { ...defaultTokenSettings, generation: 1, loginGeneration: 0 };

export const accessTokenExpired: Scenario = {
  description: 'The access token of a login is rejected as expired; the refresh token is valid.',
  apply: (db) => updateStoredSettings(db, { tokens: refusedAfterLogin }),
};

export const refreshRefused: Scenario = {
  description: 'The access token of a login and all refresh tokens are rejected as expired.',
  apply: (db) =>
    updateStoredSettings(db, { tokens: { ...refusedAfterLogin, refreshRefused: true } }),
};
