import type { Page } from '@playwright/test';

/** This much is left of a phone on its side above an open keyboard. */
const lowWindow = { width: 640, height: 150 };

/**
 * The fields of the page, or of its open dialog, that are out of view or covered in a low window once they have the
 * focus. Leaves the window low.
 */
export async function coveredFields(page: Page): Promise<string[]> {
  await page.setViewportSize(lowWindow);
  await page.waitForFunction((height) => innerHeight === height, lowWindow.height);
  return page.evaluate(() => {
    const box = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const fields = box.querySelectorAll<HTMLElement>('input:not([type=checkbox]), select');
    const isSeen = (field: HTMLElement) => {
      field.focus();
      const { top, bottom, left, width } = field.getBoundingClientRect();
      const middle = left + width / 2;
      return [top + 3, (top + bottom) / 2, bottom - 3].every((y) => {
        const hit = document.elementFromPoint(middle, y);
        return hit !== null && (field.contains(hit) || hit.contains(field));
      });
    };
    return Array.from(fields)
      .filter((field) => field.checkVisibility() && !field.matches(':disabled') && !isSeen(field))
      .map((field) => `${field.id} ${field.getAttribute('aria-label') ?? ''}`);
  });
}
