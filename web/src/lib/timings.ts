/** Times of section 9 of the specification, in milliseconds; cookie lives in days. */

export const REQUEST_TIMEOUT = 10_000;
/** Login and registration. */
export const AUTH_TIMEOUT = 30_000;
export const BET_TYPES_TIMEOUT = 15_000;

/** How often the access token is looked at, and how short of its end it is refreshed. */
export const REFRESH_CHECK_INTERVAL = 5 * 60_000;
export const REFRESH_BEFORE_EXPIRY = 5 * 60_000;

/** Lives of the cookies: access token after login and after a refresh, refresh token. */
export const ACCESS_COOKIE_DAYS = 7;
export const REFRESHED_ACCESS_COOKIE_DAYS = 1;
export const REFRESH_COOKIE_DAYS = 30;

export const SPLASH_TRANSITION_DELAY = 500;
export const SPLASH_LEAVE_DELAY = 200;
export const PANEL_SLIDE = 500;
export const LOGOUT_RELOAD_DELAY = 100;

/** Pause after the last change of an input before suggestions are asked for. */
export const SUGGESTION_PAUSE = 500;
export const PENAL_GROUP_PAUSE = 350;
/** Until Add Bid asks once more for suggestions that are not there yet. */
export const SUGGESTION_RETRY_DELAY = 1000;
