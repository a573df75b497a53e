import type { BrowserContext, Request } from '@playwright/test';

/** Longest wait for the responses to requests, in milliseconds: a host may give none. */
const QUIET_WAIT = 9000;

// biome-ignore lint/plugin/no-sleeps: observes what the app shows over time.
export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The time of all pages of a browser context, whose clock is installed. */
export interface PageTime {
  /** Waits for the responses to all requests of the app, and until the app has worked on them. */
  readonly quiet: () => Promise<void>;
  /** Lets time pass on the pages, without waiting for it. */
  readonly pass: (ms: number) => Promise<void>;
}

/** Follows the requests that `isCall` selects: time passes only while none of them is open. */
export function pageTimeOf(
  context: BrowserContext,
  isCall: (request: Request) => boolean,
): PageTime {
  const open = new Set<Request>();
  context.on('request', (request) => {
    if (isCall(request)) open.add(request);
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return {
    quiet: async () => {
      const end = Date.now() + QUIET_WAIT;
      // The effects of a response take no time of the page, but some of the machine.
      for (let looks = 0; looks < 2 && Date.now() < end; looks++) {
        await pause(25);
        if (open.size > 0) looks = -1;
      }
    },
    pass: (ms) => context.clock.runFor(ms),
  };
}
