/** Durations of section 9 of the specification, in milliseconds; cookie lifetimes in days. */

export const REQUEST_TIMEOUT = 10_000;
/** Login and registration. */
export const AUTH_TIMEOUT = 30_000;
export const BET_TYPES_TIMEOUT = 15_000;

/** Interval of checking the access token, and how long before its expiry it is refreshed. */
export const REFRESH_CHECK_INTERVAL = 5 * 60_000;
export const REFRESH_BEFORE_EXPIRY = 5 * 60_000;

/** Lifetimes of the cookies: access token after login and after a refresh, refresh token. */
export const ACCESS_COOKIE_DAYS = 7;
export const REFRESHED_ACCESS_COOKIE_DAYS = 1;
export const REFRESH_COOKIE_DAYS = 30;

export const SPLASH_TRANSITION_DELAY = 500;
export const SPLASH_LEAVE_DELAY = 200;
export const PANEL_SLIDE = 500;
export const LOGOUT_RELOAD_DELAY = 100;

/** Debounce of suggestion requests after the last change of an input. */
export const SUGGESTION_PAUSE = 500;
export const PENAL_GROUP_PAUSE = 350;
/** Delay until Add Bid requests missing suggestions again. */
export const SUGGESTION_RETRY_DELAY = 1000;
