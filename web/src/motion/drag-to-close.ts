import { animate, wantsMotion } from './motion.ts';

/** Distance in px from which a touch is a drag instead of a tap. */
const SLACK = 10;

/** Share of its size by which a box must be dragged to close. */
const ENOUGH = 0.3;

interface Drag {
  readonly box: HTMLDialogElement;
  /** The touch that began the drag; other fingers are ignored. */
  readonly touch: number;
  /** The transform of the closed box: a sheet moves down, the panel to the left. */
  readonly to: string | undefined;
  readonly x: number;
  readonly y: number;
  /** Distance in px; 0 before `SLACK` is exceeded. */
  by: number;
}

let drag: Drag | undefined;

const touchOf = ({ touches }: TouchEvent): Touch | undefined =>
  Array.from(touches).find(({ identifier }) => identifier === drag?.touch);

function begin(event: TouchEvent): void {
  const { target, touches } = event;
  if (touches.length > 1 && drag && touchOf(event)) return;
  const [touch] = touches;
  const handle = target instanceof Element ? target.closest<HTMLElement>('[data-drag]') : null;
  const box = handle?.closest('dialog');
  drag = undefined;
  if (!touch || touches.length > 1 || !box || !wantsMotion()) return;
  const { identifier, clientX: x, clientY: y } = touch;
  drag = { box, touch: identifier, to: handle?.dataset.drag, x, y, by: 0 };
}

function follow(event: TouchEvent): void {
  const touch = touchOf(event);
  if (!drag || !touch) return;
  const [right, down] = [touch.clientX - drag.x, touch.clientY - drag.y];
  const [along, across] = drag.to === 'down' ? [down, right] : [-right, down];
  // Movement across the axis scrolls.
  if (drag.by === 0 && Math.abs(across) > SLACK && Math.abs(across) > along) {
    drag = undefined;
    return;
  }
  if (drag.by === 0 && along < SLACK) return;
  drag.by = Math.max(1, along);
  drag.box.style.transform = placeOf(drag);
}

const placeOf = ({ to, by }: Drag): string =>
  to === 'down' ? `translateY(${by}px)` : `translateX(${-by}px)`;

function end(event: TouchEvent): void {
  if (!drag || touchOf(event)) return;
  const { box, to, by } = drag;
  const { width, height } = box.getBoundingClientRect();
  const place = placeOf(drag);
  drag = undefined;
  if (by === 0) return;
  if (by > ENOUGH * (to === 'down' ? height : width)) {
    // Like Escape.
    box.dispatchEvent(new Event('cancel', { cancelable: true }));
  }
  if (!box.isConnected) return;
  box.style.transform = '';
  animate(box, { transform: [place, 'none'] }, { ms: 160 });
}

/** Lets a sheet be dragged down, or the panel to the left, by a handle with `data-drag`, to close it. */
export function closeByDrag(handle: HTMLElement | null): void {
  const listeners = { touchstart: begin, touchmove: follow, touchend: end, touchcancel: end };
  for (const [type, listener] of Object.entries(listeners))
    handle?.addEventListener(type, listener as EventListener, { passive: true });
}
