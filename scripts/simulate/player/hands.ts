import { Event } from '../dom/event.ts';
import { HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement } from '../dom/form-controls.ts';
import type { Window } from '../dom/window.ts';
import type { Control } from './screen.ts';

/** Presses a control. */
export function press({ element }: Control): void {
  element.focus();
  element.click();
}

/** Replaces the text of a field, as typing does: React hears of it by the event. */
export function type({ element }: Control, text: string): void {
  const isArea = element instanceof HTMLTextAreaElement;
  if (!isArea && !(element instanceof HTMLInputElement)) return;
  if (element.readOnly) return;
  element.focus();
  const limit = Number(element.getAttribute('maxlength') ?? Number.POSITIVE_INFINITY);
  const { prototype } = isArea ? HTMLTextAreaElement : HTMLInputElement;
  // React shadows the value of the element by its own.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text.slice(0, limit));
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Leaves a field. */
export function leave({ document }: Window): void {
  document.activeElement.blur();
}

/** Chooses an option of a drop-down list by its text. */
export function choose({ element }: Control, option: string): void {
  if (!(element instanceof HTMLSelectElement)) return;
  const found = element.options.find(({ textContent }) => textContent.trim() === option);
  if (!found) return;
  element.focus();
  element.value = found.value;
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
