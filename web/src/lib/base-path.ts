/** The path of the site on its host, with a slash at both ends: `/`, or `/name/` below a prefix. */
export const BASE_PATH: string = import.meta.env?.BASE_URL ?? '/';

/** The path of the page within the app: `/login` at `/name/login`. */
export const appPath = (): string => location.pathname.slice(BASE_PATH.length - 1);
