/** What an event can be created with. */
export interface EventInit {
  readonly bubbles?: boolean;
  readonly cancelable?: boolean;
}

/** An event of the DOM. */
export class Event {
  static readonly NONE = 0;
  readonly type: string;
  readonly bubbles: boolean;
  readonly cancelable: boolean;
  readonly isTrusted = true;
  target: object | null = null;
  currentTarget: object | null = null;
  eventPhase = 0;
  defaultPrevented = false;
  /** Whether it goes no further than its current target. */
  isStopped = false;
  /** Whether no further listener gets it. */
  isHalted = false;

  constructor(type: string, { bubbles = false, cancelable = false }: EventInit = {}) {
    this.type = type;
    this.bubbles = bubbles;
    this.cancelable = cancelable;
  }

  preventDefault(): void {
    if (this.cancelable) this.defaultPrevented = true;
  }

  stopPropagation(): void {
    this.isStopped = true;
  }

  stopImmediatePropagation(): void {
    this.isStopped = true;
    this.isHalted = true;
  }
}

/** A click, always with the main button and without modifier keys. */
export class MouseEvent extends Event {
  readonly button = 0;
  readonly buttons = 0;
  readonly detail = 1;
  readonly ctrlKey = false;
  readonly shiftKey = false;
  readonly altKey = false;
  readonly metaKey = false;
}

export class FocusEvent extends Event {
  readonly relatedTarget: object | null;

  constructor(type: string, init: EventInit, relatedTarget: object | null) {
    super(type, init);
    this.relatedTarget = relatedTarget;
  }
}

export class SubmitEvent extends Event {
  readonly submitter: object | null;

  constructor(submitter: object | null) {
    super('submit', { bubbles: true, cancelable: true });
    this.submitter = submitter;
  }
}

export class PopStateEvent extends Event {
  readonly state: unknown;

  constructor(state: unknown) {
    super('popstate');
    this.state = state;
  }
}

/** A change of local storage by another page. */
export class StorageEvent extends Event {
  readonly key: string | null;
  readonly oldValue: string | null;
  readonly newValue: string | null;

  constructor(key: string | null, oldValue: string | null, newValue: string | null) {
    super('storage');
    this.key = key;
    this.oldValue = oldValue;
    this.newValue = newValue;
  }
}
