/** Shown where a login does not reach the server. */
export const noConnection =
  'Unable to connect to server. Please check your internet connection and try again.';
