import { changeStored } from '../../db/settings.ts';
import { usualTokens } from '../../worlds/world.ts';
import type { Scenario } from './scenario.ts';

/** A login hands out access tokens that are refused; those of a refresh are good. */
const refusedAfterLogin = { ...usualTokens, generation: 1, loginGeneration: 0 };

export const accessTokenExpired: Scenario = {
  says: 'The access token of a login is refused as expired; the refresh token is good.',
  apply: (db) => changeStored(db, { tokens: refusedAfterLogin }),
};

export const refreshRefused: Scenario = {
  says: 'The access token of a login is refused as expired, and so is every refresh token.',
  apply: (db) => changeStored(db, { tokens: { ...refusedAfterLogin, refreshRefused: true } }),
};
