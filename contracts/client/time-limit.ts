/** A limit on the time that a request may take. */
export interface TimeLimit {
  /** Aborts when the time is up, or when the request is aborted from outside. */
  readonly signal: AbortSignal;
  /** Tells if the time is up; after a sleep of the device the timer may not have fired yet. */
  readonly expired: () => boolean;
  readonly end: () => void;
}

/** Begins time limits; an object, so that tests can shorten them. */
export const timeLimits = {
  begin(milliseconds: number, outer?: AbortSignal): TimeLimit {
    const controller = new AbortController();
    const began = Date.now();
    let expired = false;
    const timer = setTimeout(() => {
      expired = true;
      controller.abort();
    }, milliseconds);
    const giveUp = (): void => controller.abort();
    if (outer?.aborted) giveUp();
    outer?.addEventListener('abort', giveUp);
    return {
      signal: controller.signal,
      expired: () => expired || Date.now() - began > milliseconds,
      end: () => {
        clearTimeout(timer);
        outer?.removeEventListener('abort', giveUp);
      },
    };
  },
};
