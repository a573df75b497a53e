import type { Event } from './event.ts';

type Handler = ((event: Event) => void) | { readonly handleEvent: (event: Event) => void };
type Options = boolean | { readonly capture?: boolean; readonly once?: boolean } | undefined;

interface Listener {
  readonly handler: Handler;
  readonly capture: boolean;
  readonly once: boolean;
}

const CAPTURING = 1;
const AT_TARGET = 2;
const BUBBLING = 3;

const isCapture = (options: Options): boolean =>
  typeof options === 'object' ? options.capture === true : options === true;

/** Something that events are dispatched to; `eventParent` is where they bubble. */
export class DomEventTarget {
  private listeners: Map<string, Listener[]> | undefined = undefined;

  get eventParent(): DomEventTarget | null {
    return null;
  }

  addEventListener(type: string, handler: Handler | null, options?: Options): void {
    if (!handler) return;
    const capture = isCapture(options);
    this.listeners ??= new Map();
    const list = this.listeners.get(type) ?? [];
    if (list.some((each) => each.handler === handler && each.capture === capture)) return;
    const once = typeof options === 'object' && options.once === true;
    // A new list: one that is being called stays as it is.
    this.listeners.set(type, [...list, { handler, capture, once }]);
  }

  removeEventListener(type: string, handler: Handler | null, options?: Options): void {
    const list = this.listeners?.get(type);
    if (!list) return;
    const capture = isCapture(options);
    this.listeners?.set(
      type,
      list.filter((each) => each.handler !== handler || each.capture !== capture),
    );
  }

  /** Returns whether nothing prevented the default action. */
  dispatchEvent(event: Event): boolean {
    event.target = this;
    const path: DomEventTarget[] = [];
    for (let at: DomEventTarget | null = this; at; at = at.eventParent) path.push(at);
    const root = path.at(-1) ?? this;
    const leave = root.enterEvent(event);
    for (let at = path.length - 1; at > 0 && !event.isStopped; at--) {
      path[at]?.call(event, CAPTURING, true, root);
    }
    if (!event.isStopped) this.call(event, AT_TARGET, true, root);
    if (!event.isStopped) this.call(event, AT_TARGET, false, root);
    for (let at = 1; event.bubbles && at < path.length && !event.isStopped; at++) {
      path[at]?.call(event, BUBBLING, false, root);
    }
    leave();
    event.eventPhase = 0;
    event.currentTarget = null;
    return !event.defaultPrevented;
  }

  /** Makes an event the current one, as `window.event` gives it; returns what ends that. */
  protected enterEvent(_event: Event): () => void {
    return () => {};
  }

  /** Takes an error that a listener threw. */
  protected takeError(error: unknown): void {
    throw error;
  }

  private call(event: Event, phase: number, capture: boolean, root: DomEventTarget): void {
    const list = this.listeners?.get(event.type);
    if (!list) return;
    event.eventPhase = phase;
    event.currentTarget = this;
    for (const { handler, capture: isOfCapture, once } of list) {
      if (isOfCapture !== capture) continue;
      if (once) this.removeEventListener(event.type, handler, capture);
      try {
        if (typeof handler === 'function') handler.call(this, event);
        else handler.handleEvent(event);
      } catch (error) {
        root.takeError(error);
      }
      if (event.isHalted) return;
    }
  }
}
