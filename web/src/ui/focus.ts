/** Gives the focus to an element of a screen without moving the screen. */
export function giveFocus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/** Gives the focus to the heading of the screen. */
export const focusHeading = (): void => giveFocus(document.querySelector('h1'));
