import type { Element, HTMLElement, HTMLInputElement } from 'happy-dom';
import { pathOf, type Tab } from '../run/stage.ts';

export interface Control {
  readonly role: 'button' | 'link' | 'textbox' | 'checkbox' | 'radio' | 'select' | 'summary';
  readonly name: string;
  /** Position among the controls of the same role and name. */
  readonly nth: number;
  readonly element: HTMLElement;
}

export interface Screen {
  readonly path: string;
  readonly title: string;
  /** The text of the visible part of the page. */
  readonly text: string;
  readonly dialog: Element | undefined;
  readonly body: HTMLElement;
  /** The controls that the player can use: in the topmost open dialog only, if there is one. */
  readonly controls: readonly Control[];
}

const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

export const textOf = (element: Element | null | undefined): string => clean(element?.textContent);

function spokenText(element: Element): string {
  const copy = element.cloneNode(true);
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return textOf(copy);
}

const fields = ['INPUT', 'SELECT', 'TEXTAREA'];

/** The accessible name of a control, as far as this app has them. */
function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label');
  if (label) return clean(label);
  const { ownerDocument: document, id, tagName } = element;
  const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  if (by.length > 0)
    return clean(by.map((each) => textOf(document.getElementById(each))).join(' '));
  const own = id ? document.querySelector(`label[for="${id}"]`) : null;
  const around = own ?? (fields.includes(tagName) ? element.closest('label') : null);
  if (around) return textOf(around);
  const fallback = element.getAttribute('title') ?? element.getAttribute('placeholder');
  return spokenText(element) || clean(fallback);
}

const roles: Readonly<Record<string, Control['role']>> = {
  BUTTON: 'button',
  A: 'link',
  SELECT: 'select',
  SUMMARY: 'summary',
};

function roleOf(element: HTMLElement): Control['role'] {
  const type = element.getAttribute('type');
  const ofInput = type === 'checkbox' || type === 'radio' ? type : 'textbox';
  return roles[element.tagName] ?? ofInput;
}

const usable = 'button, a[href], select, summary, textarea, input';
const disabled = ':disabled, [aria-disabled="true"]';
const out = '[hidden], [inert], [aria-hidden="true"], dialog:not([open])';

function controlsIn(scope: Element): Control[] {
  const seen = new Map<string, number>();
  return [...scope.querySelectorAll<HTMLElement>(usable)].flatMap((element) => {
    if (element.closest(out)) return [];
    const role = roleOf(element);
    const name = nameOf(element);
    const nth = seen.get(role + name) ?? 0;
    seen.set(role + name, nth + 1);
    const isDisabled = element.matches(disabled) || element.closest('fieldset[disabled]');
    return isDisabled ? [] : [{ role, name, nth, element }];
  });
}

/** Reads the page of a tab as a player does. */
export function readScreen(tab: Tab): Screen {
  const { body } = tab.page.window.document;
  const dialog = [...body.querySelectorAll('dialog[open]')].at(-1);
  const scope = dialog ?? body;
  return {
    path: pathOf(tab),
    title: textOf(body.querySelector('h1')),
    text: textOf(scope),
    dialog,
    body,
    controls: controlsIn(scope),
  };
}

export const findControl = (
  { controls }: Screen,
  { role, name, nth = 0 }: { role: Control['role']; name: string; nth?: number },
): Control | undefined =>
  controls.find((each) => each.role === role && each.name === name && each.nth === nth);

export function press({ element }: Control): void {
  element.focus();
  element.click();
}

const isInput = (element: HTMLElement): element is HTMLInputElement =>
  fields.includes(element.tagName);

/** Replaces the text of a field, or chooses an option of a list by its text, as a player does. */
export function type({ element }: Control, text: string): void {
  if (!isInput(element) || element.readOnly) return;
  const { window } = element.ownerDocument.defaultView ?? {};
  if (!window) return;
  element.focus();
  const limit = Number(element.getAttribute('maxlength') ?? Number.POSITIVE_INFINITY);
  const option = [...element.querySelectorAll('option')].find((each) => textOf(each) === text);
  // React shadows the value of the element by its own.
  const prototype = Object.getPrototypeOf(element);
  const { set } = Object.getOwnPropertyDescriptor(prototype, 'value') ?? {};
  set?.call(element, option?.getAttribute('value') ?? text.slice(0, limit));
  element.dispatchEvent(new window.Event('input', { bubbles: true }));
  element.dispatchEvent(new window.Event('change', { bubbles: true }));
}

export const fieldValue = ({ element }: Control): string => (isInput(element) ? element.value : '');
