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

/** Milliseconds to find a control on a busy machine with a processor four times slower. */
const patience = 15_000;

/** The centre of a control on the screen. A long list replaces its rows while it scrolls, so this may take several attempts. */
async function centreOf(page: Page, control: Locator): Promise<{ x: number; y: number }> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await control.scrollIntoViewIfNeeded({ timeout: patience }).catch(() => undefined);
    await page.waitForTimeout(300);
    const box = await control.boundingBox({ timeout: patience }).catch(() => null);
    if (box) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  throw new Error(`${control} is not on the screen.`);
}

/** Taps at a control's coordinates: a locator's own checks would distort the measurement. */
export async function tap(page: Page, control: Locator): Promise<void> {
  const { x, y } = await centreOf(page, control);
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(300);
}
