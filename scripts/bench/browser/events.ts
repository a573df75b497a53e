import type { Locator, Page } from '@playwright/test';

/** Runs in the page: records the milliseconds from each key press and tap to the next paint. */
export function watchEvents(): void {
  const seen: number[] = [];
  Object.assign(globalThis, { seenEvents: seen });
  const kinds = ['keydown', 'keyup', 'beforeinput', 'input', 'pointerdown', 'pointerup', 'click'];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (kinds.includes(name)) seen.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Longest recorded duration in milliseconds; the browser reports none below 16 ms. */
export async function worstSeen(page: Page): Promise<number> {
  await page.waitForTimeout(300);
  return page.evaluate(() => Math.max(16, ...Reflect.get(globalThis, 'seenEvents')));
}

/** Taps at a control's coordinates: a locator's own checks would distort the measurement. */
export async function tap(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is not on the screen.`);
  await page.waitForTimeout(300);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(300);
}
