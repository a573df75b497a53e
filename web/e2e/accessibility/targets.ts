import type { Page } from '@playwright/test';

/**
 * Visible controls that are smaller than 44 px (48 in keypads and the bottom bar, 24 on the board
 * of ten jodis in a row) and closer than that to the next one, or smaller than 24 px wherever they are:
 * `Delete 7: 30 x 30`. Measures the box that takes the tap; for a check box or radio its label,
 * for the link of a card the card.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]';
    const openBox = [...document.querySelectorAll('dialog[open]')].at(-1);
    const boxOf = (control: Element): DOMRect => {
      const label =
        control.matches('[type="checkbox"], [type="radio"]') && control.closest('label');
      // The link of a card takes the taps on all of the card, by `::after`.
      const stretched =
        control instanceof HTMLElement &&
        getComputedStyle(control, '::after').position === 'absolute' &&
        getComputedStyle(control).position === 'static' &&
        control.offsetParent;
      return (label || stretched || control).getBoundingClientRect();
    };
    const inUse = (control: Element): boolean =>
      control.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
      !control.matches(':disabled, [aria-hidden="true"] *');
    // Scrollable boxes are focusable for the keyboard, but not tapped.
    const tapped = (control: Element): boolean =>
      control.matches('a[href], button, input, select, textarea, summary, [role="button"]');
    const all = [...(openBox ?? document).querySelectorAll(controls)]
      .filter((control) => inUse(control) && tapped(control))
      .map((control) => ({ control, box: boxOf(control) }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    const needed = (control: Element) => {
      if (control.closest('[aria-label="All jodis"]')) return 24;
      return control.closest('nav[aria-label="Main"], [aria-label="Digits"]') ? 48 : 44;
    };
    /** Tells if a square of the full size around its centre is free of other controls. */
    const spaced = ({ control, box }: (typeof all)[number]): boolean => {
      const half = needed(control) / 2;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return all.every(
        ({ control: other, box: its }) =>
          other === control ||
          its.right <= x - half ||
          its.left >= x + half ||
          its.bottom <= y - half ||
          its.top >= y + half,
      );
    };
    if (all.length === 0) return ['no control to measure'];
    return all
      .filter((each) => {
        const side = Math.min(each.box.width, each.box.height);
        return side < 23.5 || (side < needed(each.control) - 0.5 && !spaced(each));
      })
      .map(({ control, box }) => {
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return `small target ${control.tagName} “${name}”: ${box.width} x ${box.height}`;
      });
  });
