import type { Page } from '@playwright/test';

/**
 * The controls that a thumb presses again and again: in bars, dialogs and the entry of bids. The cells of the board are
 * lower, so that all hundred jodis are in view.
 */
const AT_THE_THUMB =
  'nav a, nav button, footer button, dialog button, form button, fieldset:not([aria-label="All jodis"]) button';

/**
 * Controls at the thumb whose area that takes the tap is less than 48 px high: `10 points: 44`. The
 * area may be larger than what is drawn.
 */
export const lowTargets = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const openBox = [...document.querySelectorAll('dialog[open]')].at(-1);
    const place = scrollY;
    const takes = (control: Element, x: number, y: number): boolean =>
      control.contains(document.elementFromPoint(x, y));
    const low = [...(openBox ?? document).querySelectorAll(selector)].flatMap((control) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = control.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (control.matches(':disabled') || !takes(control, x, y)) return [];
      let [top, bottom] = [y, y];
      while (top > y - 24 && takes(control, x, top - 1)) top--;
      while (bottom < y + 24 && takes(control, x, bottom + 1)) bottom++;
      // At the edge of the screen the rest of the area is beyond it.
      if (bottom - top >= 46 || top < 1 || bottom > innerHeight - 2) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return [`low target ${control.tagName} “${name}”: ${bottom - top + 1} px`];
    });
    scrollTo(0, place);
    return low;
  }, AT_THE_THUMB);
