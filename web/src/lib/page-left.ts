import { REQUEST_TIMEOUT } from './timings.ts';

/** A browser may end the requests of a page this long before it reports the exit, in milliseconds. */
const UNTOLD = 200;

/** When the page was left, or came back, by the device's clock in milliseconds. */
let left = Number.NEGATIVE_INFINITY;

const note = ({ type, persisted }: Partial<PageTransitionEvent>) => {
  if (type !== 'pageshow' || persisted) left = Date.now();
};

/** Follows when the page is left or restored, until the returned function is called. */
export function followLeaving(): () => void {
  const names = ['beforeunload', 'pagehide', 'pageshow'] as const;
  for (const name of names) addEventListener(name, note);
  return () => {
    for (const name of names) removeEventListener(name, note);
  };
}

/** Tells if the requests that fail now were ended because the page was left or put into the browser cache. */
export async function isPageLeft(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, UNTOLD));
  return Date.now() - left < REQUEST_TIMEOUT;
}
