import type { Page } from '@playwright/test';

/** A control, by what a player sees of it. */
export interface Control {
  /** Selector of CSS. */
  css: string;
  /** Its label, else its text. */
  name?: string | undefined;
  /** A text of the list item around it. */
  beside?: string | undefined;
  /** Which of several; the first by default, from the end if negative. */
  at?: number | undefined;
}

/** Milliseconds to find something on a busy machine with a processor four times slower. */
const patience = 30_000;

/**
 * The value that `read` gives in the page once it gives one.
 *
 * Nothing here is a locator of Playwright: its first one adds listeners to the page that take part in every tap.
 * @throws Error if it gives none in time
 */
export async function until<Arg, Value>(
  page: Page,
  read: (arg: Arg) => Value | undefined,
  arg: Arg,
): Promise<Value> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const value = await page.evaluate(read as (arg: unknown) => Value | undefined, arg);
    if (value !== undefined) return value;
    await page.waitForTimeout(100);
  }
  throw new Error(`${JSON.stringify(arg)} is not on ${page.url()}.`);
}

/**
 * Runs in the page: scrolls a control into view.
 * @returns its centre in the window, or undefined if it is not there, or something covers it
 */
function bringIntoView({
  css,
  name,
  beside,
  at = 0,
}: Control): { x: number; y: number } | undefined {
  const nameOf = (element: Element): string | undefined => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return copy.textContent?.trim();
  };
  const isMeant = (element: Element): boolean =>
    (name === undefined || nameOf(element) === name) &&
    (beside === undefined || element.closest('li')?.textContent?.includes(beside) === true);
  const element = [...document.querySelectorAll(css)].filter(isMeant).at(at);
  if (!element) return undefined;
  const inView = (): DOMRect | undefined => {
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top !== null && element.contains(top) ? box : undefined;
  };
  if (!inView()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = inView();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How long a page rests before and after a tap, in milliseconds. */
const rest = 300;

/** Taps a control once it is on the screen and the page has rested. */
export async function tap(page: Page, control: Control): Promise<void> {
  await until(page, bringIntoView, control);
  await page.waitForTimeout(rest);
  // A long list replaces its rows while it scrolls.
  const { x, y } = await until(page, bringIntoView, control);
  await page.waitForTimeout(rest);
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(rest);
}

/** Waits until something that a selector of CSS describes is on the page. */
export const seen = async (page: Page, css: string): Promise<void> => {
  await until(page, (wanted) => document.querySelector(wanted) !== null || undefined, css);
};
