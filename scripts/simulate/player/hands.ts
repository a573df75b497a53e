import type { HTMLInputElement, HTMLSelectElement, Window } from 'happy-dom';
import type { Control } from './screen.ts';

/** Presses a control. */
export function press({ element }: Control): void {
  element.focus();
  element.click();
}

/** Replaces the text of a field, as typing does: React hears of it by the event. */
export function type(window: Window, { element }: Control, text: string): void {
  const field = element as HTMLInputElement;
  if (field.readOnly) return;
  field.focus();
  const limit = Number(field.getAttribute('maxlength') ?? Number.POSITIVE_INFINITY);
  const setter = Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value')?.set;
  setter?.call(field, text.slice(0, limit));
  field.dispatchEvent(new window.Event('input', { bubbles: true }));
}

/** Leaves a field. */
export function leave(window: Window): void {
  const { activeElement } = window.document;
  activeElement?.blur();
}

/** Chooses an option of a drop-down list by its text. */
export function choose(window: Window, { element }: Control, option: string): void {
  const list = element as HTMLSelectElement;
  const found = [...list.options].find(({ textContent }) => textContent?.trim() === option);
  if (!found) return;
  list.focus();
  list.value = found.value;
  list.dispatchEvent(new window.Event('change', { bubbles: true }));
}
