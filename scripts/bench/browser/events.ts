import type { Page } from '@playwright/test';

/** Runs in the page: keeps the longest time in milliseconds from a key press or tap to its frame. */
export function watchEvents(): void {
  const seen = { worst: 0 };
  Object.assign(globalThis, { seenEvents: seen });
  const kinds = ['keydown', 'keyup', 'beforeinput', 'input', 'pointerdown', 'pointerup', 'click'];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (kinds.includes(name)) seen.worst = Math.max(seen.worst, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page: takes the longest time since it was last taken; the browser reports none below 16 ms. */
function takeWorst(): number {
  const seen: { worst: number } = Reflect.get(globalThis, 'seenEvents');
  const worst = Math.max(16, seen.worst);
  seen.worst = 0;
  return worst;
}

/** The longest event of each of several actions, in milliseconds, in steps of 8. */
export async function eventsOf(
  page: Page,
  actions: readonly ((page: Page) => Promise<void>)[],
): Promise<number[]> {
  const times: number[] = [];
  await page.evaluate(takeWorst);
  for (const act of actions) {
    await act(page);
    await page.waitForTimeout(300);
    times.push(await page.evaluate(takeWorst));
  }
  return times;
}
