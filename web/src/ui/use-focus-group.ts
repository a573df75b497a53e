import { type RefObject, useLayoutEffect, useRef } from 'react';
import { giveFocus } from './focus.ts';

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
