import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Gives the focus to an element of a screen without moving the screen. */
export function giveFocus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/** Gives the focus to the heading of the screen. */
export const focusHeading = (): void => giveFocus(document.querySelector('h1'));

/** The ref of a group of buttons: when the one with the focus is disabled, as at the last page, another one takes it. */
export function useFocusGroup<T extends HTMLElement>(): RefObject<T | null> {
  const group = useRef<T>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (group.current?.contains(activeElement) && activeElement?.matches(':disabled'))
      giveFocus(group.current.querySelector('button:not(:disabled)'));
  });
  return group;
}
