/** A limit on the time that a request may take. */
export interface TimeLimit {
  /** Aborts when the time is up, or when the request is given up from outside. */
  readonly signal: AbortSignal;
  /** Whether the time is up. */
  readonly expired: () => boolean;
  readonly end: () => void;
}

/** Begins time limits. Without AbortSignal.timeout and AbortSignal.any, which older browsers lack. */
export const timeLimits = {
  begin(milliseconds: number, outer?: AbortSignal): TimeLimit {
    const controller = new AbortController();
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
      expired: () => expired,
      end: () => {
        clearTimeout(timer);
        outer?.removeEventListener('abort', giveUp);
      },
    };
  },
};
