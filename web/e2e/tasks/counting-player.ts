import { expect, type Locator, type Page } from '@playwright/test';

/** The distance of one swipe of a thumb, in px. */
const SWIPE = 420;

export interface Effort {
  taps: number;
  keys: number;
  swipes: number;
}

/** Waits until a swipe has moved a place from `start` and is over. */
async function swiped(place: Locator, start: number): Promise<void> {
  let last = start;
  const isOver = async (): Promise<boolean> => {
    const y = (await place.boundingBox())?.y ?? start;
    const rests = y !== start && y === last;
    last = y;
    return rests;
  };
  await expect.poll(isOver, { intervals: [50] }).toBe(true);
}

/** A player whose taps, keystrokes and swipes are counted. */
export class CountingPlayer {
  readonly effort: Effort = { taps: 0, keys: 0, swipes: 0 };
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async see(place: Locator): Promise<void> {
    await place.waitFor();
    const height = this.page.viewportSize()?.height ?? 0;
    for (let box = await place.boundingBox(); box; box = await place.boundingBox()) {
      if (box.y >= 0 && box.y + box.height <= height) break;
      await this.page.mouse.wheel(0, box.y < 0 ? -SWIPE : SWIPE);
      this.effort.swipes++;
      await swiped(place, box.y);
    }
  }

  async tap(control: Locator): Promise<void> {
    await this.see(control);
    await control.click();
    this.effort.taps++;
  }

  /** Taps a key of the number pad, which is in view. */
  async press(key: Locator): Promise<void> {
    await key.tap();
    this.effort.keys++;
  }

  async type(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
    this.effort.keys += keys.length;
  }
}
