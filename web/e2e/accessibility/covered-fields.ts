import type { Page } from '@playwright/test';

/** What is left of a phone on its side above an open keyboard. */
export const lowWindow = { width: 640, height: 150 };

/** The fields of the page, or of its open dialog, that are out of view or covered once they have the focus. */
export const coveredFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
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
