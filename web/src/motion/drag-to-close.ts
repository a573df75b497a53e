import { animate, wantsMotion } from './motion.ts';

/** Further than this, in px, a touch is a drag and no tap. */
const SLACK = 10;

/** Beyond this share of its size, a box that is let go closes. */
const ENOUGH = 0.3;

/** A box under a finger. */
interface Drag {
  readonly box: HTMLDialogElement;
  /** Where to it closes: a sheet down, the panel to the left. */
  readonly to: string | undefined;
  readonly x: number;
  readonly y: number;
  /** How far it is dragged, in px; 0 until it is clear that this is a drag. */
  by: number;
}

let drag: Drag | undefined;

function begin({ target, touches }: TouchEvent): void {
  const [touch] = touches;
  const handle = target instanceof Element ? target.closest<HTMLElement>('[data-drag]') : null;
  const box = handle?.closest('dialog');
  drag = undefined;
  if (!touch || touches.length > 1 || !box || !wantsMotion()) return;
  drag = { box, to: handle?.dataset.drag, x: touch.clientX, y: touch.clientY, by: 0 };
}

function follow({ touches }: TouchEvent): void {
  const [touch] = touches;
  if (!drag || !touch) return;
  const [right, down] = [touch.clientX - drag.x, touch.clientY - drag.y];
  const [along, across] = drag.to === 'down' ? [down, right] : [-right, down];
  // Across is the way to scroll.
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

function end(): void {
  if (!drag || drag.by === 0) return;
  const { box, to, by } = drag;
  const { width, height } = box.getBoundingClientRect();
  const place = placeOf(drag);
  drag = undefined;
  if (by > ENOUGH * (to === 'down' ? height : width)) {
    // What Escape does.
    box.dispatchEvent(new Event('cancel', { cancelable: true }));
  }
  if (!box.isConnected) return;
  box.style.transform = '';
  animate(box, { transform: [place, 'none'] }, { ms: 160 });
}

/**
 * Lets a sheet be dragged down, or the panel to the left, to close it. The window listens to no touches: each of them
 * would take part in every tap.
 */
export function closeByDrag(box: HTMLDialogElement): void {
  const listeners = { touchstart: begin, touchmove: follow, touchend: end, touchcancel: end };
  for (const [type, listener] of Object.entries(listeners))
    box.addEventListener(type, listener as EventListener, { passive: true });
}
