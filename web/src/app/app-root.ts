import { createRoot, type Root } from 'react-dom/client';

/**
 * Events that no component listens to, though every tap, scroll or motion sends some of them. React handles each event
 * at its root, on its way down and up: on a slow phone these took up to a fifth of the time from a tap to its frame.
 */
export const unusedEvents: ReadonlySet<string> = new Set([
  ...['mousemove', 'mouseover', 'mouseout', 'pointermove', 'pointerover', 'pointerout'],
  ...['pointerdown', 'pointerup', 'pointercancel', 'gotpointercapture', 'lostpointercapture'],
  ...['touchstart', 'touchmove', 'touchend', 'touchcancel', 'scroll', 'scrollend', 'wheel'],
  ...['animationstart', 'animationiteration', 'animationend'],
  ...['transitionrun', 'transitionstart', 'transitioncancel', 'transitionend'],
]);

/** A React root in `container` that handles all events but those above. */
export function createAppRoot(container: HTMLElement): Root {
  const { addEventListener } = container;
  container.addEventListener = (type: string, ...rest: [EventListener]) => {
    if (!unusedEvents.has(type)) addEventListener.call(container, type, ...rest);
  };
  try {
    return createRoot(container);
  } finally {
    Reflect.deleteProperty(container, 'addEventListener');
  }
}
