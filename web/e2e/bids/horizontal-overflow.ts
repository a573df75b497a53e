import type { Page } from '@playwright/test';

/** Everything on a screen that can be scrolled sideways: the page itself, or boxes in it. */
export const horizontalOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('body *')].filter(
      (box) =>
        box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX),
    );
    const wide = document.documentElement.scrollWidth > screen.width;
    return [...(wide ? ['page'] : []), ...boxes.map((box) => `${box.tagName}.${box.className}`)];
  });
