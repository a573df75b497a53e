import { HTMLElement } from '../dom/element.ts';
import { HTMLInputElement } from '../dom/form-controls.ts';
import { Text } from '../dom/node.ts';
import type { Window } from '../dom/window.ts';

/** Something that a player can use. */
export interface Control {
  readonly role: 'button' | 'link' | 'textbox' | 'checkbox' | 'radio' | 'select' | 'summary';
  readonly name: string;
  /** Position among those of the same role and name. */
  readonly nth: number;
  readonly element: HTMLElement;
}

/** What a player sees of a page. */
export interface Screen {
  readonly path: string;
  readonly title: string;
  /** The text of where the player may look. */
  readonly text: string;
  /** The topmost open dialog. */
  readonly dialog: HTMLElement | undefined;
  /** Where the player may look and press: the dialog if there is one. */
  readonly scope: HTMLElement;
  readonly body: HTMLElement;
  readonly controls: readonly Control[];
}

const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** The text of an element. */
export const textOf = (
  element: { readonly textContent: string | null } | null | undefined,
): string => clean(element?.textContent);

/** The text of an element without what is hidden from screen readers. */
function spokenText(element: HTMLElement): string {
  if (!element.querySelector('[aria-hidden="true"]')) return textOf(element);
  const parts = [...element.childNodes].map((node) => {
    if (node instanceof Text) return node.data;
    const isSpoken = node instanceof HTMLElement && node.getAttribute('aria-hidden') !== 'true';
    return isSpoken ? spokenText(node) : '';
  });
  return clean(parts.join(' '));
}

/** The accessible name of a control, as far as this app needs it. */
export function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label');
  if (label) return clean(label);
  const by = element.getAttribute('aria-labelledby');
  if (by)
    return clean(
      by
        .split(' ')
        .map((id) => textOf(element.closest('html')?.querySelector(`#${id}`)))
        .join(' '),
    );
  const { id } = element;
  const own = id ? element.closest('html')?.querySelector(`label[for="${id}"]`) : null;
  const around = own ?? (isField(element) ? element.closest('label') : null);
  if (around) return textOf(around);
  return (
    spokenText(element) ||
    clean(element.getAttribute('title') ?? element.getAttribute('placeholder'))
  );
}

const isField = ({ tagName }: HTMLElement): boolean =>
  tagName === 'INPUT' || tagName === 'SELECT' || tagName === 'TEXTAREA';

/** The role of an element that can be used; undefined for all others. */
function roleOf(element: HTMLElement): Control['role'] | undefined {
  switch (element.tagName) {
    case 'BUTTON':
      return 'button';
    case 'A':
      return element.hasAttribute('href') ? 'link' : undefined;
    case 'SELECT':
      return 'select';
    case 'SUMMARY':
      return 'summary';
    case 'TEXTAREA':
      return 'textbox';
    case 'INPUT': {
      const type = element instanceof HTMLInputElement ? element.type : '';
      return type === 'checkbox' || type === 'radio' ? type : 'textbox';
    }
    default:
      return undefined;
  }
}

const isOut = (element: HTMLElement): boolean =>
  element.hasAttribute('hidden') ||
  element.hasAttribute('inert') ||
  element.getAttribute('aria-hidden') === 'true' ||
  (element.tagName === 'DIALOG' && !element.hasAttribute('open'));

const isDisabled = (element: HTMLElement): boolean =>
  element.hasAttribute('disabled') || element.getAttribute('aria-disabled') === 'true';

/** What one walk over a page finds; each control with the dialog that it is in. */
interface Walk {
  readonly usable: {
    readonly element: HTMLElement;
    readonly role: Control['role'];
    readonly dialog: HTMLElement | undefined;
  }[];
  dialog: HTMLElement | undefined;
}

function walk(element: HTMLElement, dialog: HTMLElement | undefined, found: Walk): void {
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (!(child instanceof HTMLElement) || isOut(child)) continue;
    const within = child.tagName === 'DIALOG' ? child : dialog;
    if (child.tagName === 'DIALOG') found.dialog = child;
    const role = roleOf(child);
    if (role) found.usable.push({ element: child, role, dialog: within });
    if (child.tagName === 'FIELDSET' && child.hasAttribute('disabled')) continue;
    if (role !== 'select') walk(child, within, found);
  }
}

function controlsIn({ usable, dialog }: Walk): Control[] {
  const seen = new Map<string, number>();
  const controls: Control[] = [];
  for (const { element, role, dialog: within } of usable) {
    if (within !== dialog) continue;
    const name = nameOf(element);
    const nth = seen.get(role + name) ?? 0;
    seen.set(role + name, nth + 1);
    if (!isDisabled(element)) controls.push({ role, name, nth, element });
  }
  return controls;
}

/** Reads a page as a player does. Only the topmost open dialog can be used. */
export function readScreen(window: Window, path: string): Screen {
  const { body } = window.document;
  const found: Walk = { usable: [], dialog: undefined };
  walk(body, undefined, found);
  const scope = found.dialog ?? body;
  let controls: Control[] | undefined;
  let title: string | undefined;
  let text: string | undefined;
  return {
    path,
    dialog: found.dialog,
    scope,
    body,
    get title() {
      title ??= textOf(body.querySelector('h1'));
      return title;
    },
    get text() {
      text ??= textOf(scope);
      return text;
    },
    get controls() {
      controls ??= controlsIn(found);
      return controls;
    },
  };
}

/** The markets that home offers bets on. */
export const openMarkets = ({ path, controls }: Screen): string[] =>
  path === '/home'
    ? controls.flatMap(({ name, element }) => {
        const card = name === 'Place Bet' ? element.closest('li, article') : null;
        const heading = card?.querySelector('h3');
        return /^Running/.test(textOf(heading?.nextElementSibling)) ? textOf(heading) : [];
      })
    : [];

/** The control of a role and name. */
export const findControl = (
  { controls }: Screen,
  role: Control['role'],
  name: string,
  nth = 0,
): Control | undefined =>
  controls.find((each) => each.role === role && each.name === name && each.nth === nth);
