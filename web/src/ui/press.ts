import type { MouseEvent, PointerEvent } from 'react';

/** The action of each held key for its release, in the order of the presses, by pointer. */
const held = new Map<number, () => void>();
/** Keys whose next click, if any, was already handled at the release of their pointer. */
const answered = new WeakSet<Element>();

const isInside = (key: Element, { clientX: x, clientY: y }: MouseEventInit): boolean => {
  const { left, right, top, bottom } = key.getBoundingClientRect();
  return Number(x) >= left && Number(x) <= right && Number(y) >= top && Number(y) <= bottom;
};

/**
 * Handlers of a key that is typed fast. With two thumbs the browser sends no click, so each pointer acts at its release
 * on the key, or when the next key is pressed, as on the phone's keyboard. A pointer that scrolls the page does nothing.
 * A click of a keyboard or screen reader comes as `click`. The focus stays.
 */
export function pressProps(act: (click?: MouseEvent) => void) {
  return {
    onPointerDown: ({ currentTarget: key, pointerId, button }: PointerEvent<HTMLButtonElement>) => {
      if (button !== 0) return;
      for (const actBefore of held.values()) actBefore();
      const end = new AbortController();
      const { signal } = end;
      const letGo = () => {
        held.delete(pointerId);
        end.abort();
      };
      const press = () => {
        letGo();
        if (key.disabled) return;
        answered.add(key);
        act();
      };
      answered.delete(key);
      held.set(pointerId, press);
      const onUp = (up: globalThis.PointerEvent) => {
        if (up.pointerId !== pointerId) return;
        if (isInside(key, up)) press();
        else letGo();
      };
      const onCancel = (cancelled: globalThis.PointerEvent) => {
        if (cancelled.pointerId === pointerId) letGo();
      };
      addEventListener('pointerup', onUp, { signal });
      addEventListener('pointercancel', onCancel, { signal });
    },
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      const isAnswered = answered.delete(event.currentTarget);
      if (!isAnswered || event.detail === 0) act(event);
    },
  };
}
