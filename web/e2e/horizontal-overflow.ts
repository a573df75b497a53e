import type { Page } from '@playwright/test';

/** The page or its boxes, if they scroll horizontally. */
export const horizontalOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('body *')].filter(
      (box) =>
        box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX),
    );
    const wide = document.documentElement.scrollWidth > screen.width;
    return [...(wide ? ['page'] : []), ...boxes.map((box) => `${box.tagName}.${box.className}`)];
  });
