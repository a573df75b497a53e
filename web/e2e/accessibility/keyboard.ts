import { expect, type Locator, type Page } from '@playwright/test';

/** Exceeds the number of controls of any screen. */
const MOST_STEPS = 90;

interface Focus {
  /** The name of the focused control; undefined if the page itself has the focus. */
  name: string | undefined;
  reached: boolean;
  marked: boolean;
  inView: boolean;
}

/** Names the element that has the focus: runs in the page. */
function focusIn(target: Element): Focus {
  const element = document.activeElement;
  const reached = element === target;
  if (!(element instanceof HTMLElement) || element === document.body)
    return { name: undefined, reached, marked: true, inView: true };
  const hasOutline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  // The link of a card has its ring around the card, by `::after`.
  const ring = (of: Element | null): boolean =>
    of !== null &&
    (hasOutline(getComputedStyle(of)) ||
      hasOutline(getComputedStyle(of, '::after')) ||
      getComputedStyle(of).boxShadow !== 'none');
  // The ring may be around a field's frame, on a radio's face or on a PIN box.
  const near = [element, element.parentElement, element.nextElementSibling];
  const boxes = element.parentElement?.querySelectorAll('[data-active]') ?? [];
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const label = element.closest('label');
  return {
    name: element.getAttribute('aria-label') ?? element.textContent ?? element.tagName,
    reached,
    marked: [...near, ...boxes].some(ring),
    inView: element.contains(top) || (label?.contains(top) ?? false),
  };
}

/** Waits until the focus is marked and in view: sliding or scrolling takes a moment. */
async function visibleFocus(target: Locator): Promise<Focus> {
  let focus = await target.evaluate(focusIn);
  if (focus.marked && focus.inView) return focus;
  await expect(async () => {
    focus = await target.evaluate(focusIn);
    expect(focus, `the focus on “${focus.name}”`).toMatchObject({ marked: true, inView: true });
  }).toPass({ intervals: [50], timeout: 20_000 });
  return focus;
}

/** Tabs to a control and asserts that the focus is visible at every step. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  let { reached } = await target.evaluate(focusIn);
  for (let step = 0; step < MOST_STEPS && !reached; step += 1) {
    await page.keyboard.press(key);
    ({ reached } = await visibleFocus(target));
  }
  if (!reached) throw new Error(`The keyboard does not reach ${target}`);
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
