import { updateStoredSettings } from '../../db/settings.ts';
import { defaultTokenSettings } from '../../worlds/world.ts';
import type { Scenario } from './scenario.ts';

/** Access tokens of a login are rejected; those of a refresh are valid. */
const refusedAfterLogin = { ...defaultTokenSettings, generation: 1, loginGeneration: 0 };

export const accessTokenExpired: Scenario = {
  description: 'The access token of a login is refused as expired; the refresh token is good.',
  apply: (db) => updateStoredSettings(db, { tokens: refusedAfterLogin }),
};

export const refreshRefused: Scenario = {
  description: 'The access token of a login is refused as expired, and so is every refresh token.',
  apply: (db) =>
    updateStoredSettings(db, { tokens: { ...refusedAfterLogin, refreshRefused: true } }),
};
