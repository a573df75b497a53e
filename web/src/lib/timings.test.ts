import { BANNER_INTERVAL } from '@matka/contracts/api/homepage';
import { expect, it } from 'vitest';
import * as timings from './timings.ts';

it('the times are the times of section 9 of the specification', { tags: ['@CONST-02'] }, () => {
  expect({ ...timings, BANNER_INTERVAL }).toEqual({
    REQUEST_TIMEOUT: 10_000,
    AUTH_TIMEOUT: 30_000,
    BET_TYPES_TIMEOUT: 15_000,
    REFRESH_CHECK_INTERVAL: 300_000,
    REFRESH_BEFORE_EXPIRY: 300_000,
    ACCESS_COOKIE_DAYS: 7,
    REFRESHED_ACCESS_COOKIE_DAYS: 1,
    REFRESH_COOKIE_DAYS: 30,
    SPLASH_TRANSITION_DELAY: 500,
    SPLASH_LEAVE_DELAY: 200,
    PANEL_SLIDE: 500,
    LOGOUT_RELOAD_DELAY: 100,
    BANNER_INTERVAL: 5000,
    SUGGESTION_PAUSE: 500,
    PENAL_GROUP_PAUSE: 350,
    SUGGESTION_RETRY_DELAY: 1000,
  });
});
