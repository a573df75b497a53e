import type { Session } from '@matka/contracts/api/common';

type Timer = ReturnType<typeof setTimeout>;

/** An addition that waits for its suggestions. */
export interface Wanted {
  readonly key: string;
  readonly points: number;
  readonly session: Session;
}

/** What runs behind a screen and is not drawn. */
export interface Asking {
  /** The pause after the last change. */
  pause: Timer | undefined;
  /** Add Bid asks once more. */
  retry: Timer | undefined;
  /** The question asked last, so that it is not asked a second time in a row. */
  lastKey: string;
  /** The last answer and the question it belongs to. */
  held: { readonly key: string; readonly labels: readonly string[] } | undefined;
  wanted: Wanted | undefined;
  /** How many questions run. */
  running: number;
  /** Gives up the questions that run. */
  abort: AbortController;
}

/** Nothing asked and nothing wanted. */
export const idle = (): Asking => ({
  pause: undefined,
  retry: undefined,
  lastKey: '',
  held: undefined,
  wanted: undefined,
  running: 0,
  abort: new AbortController(),
});

/** Stops the timers and gives up every running question. */
export function stopAsking(asking: Asking): void {
  clearTimeout(asking.pause);
  clearTimeout(asking.retry);
  asking.abort.abort();
  Object.assign(asking, idle());
}
