const RealDate = Date;

/** A Date whose present is `now`; dates of either kind are dates of it. */
export function virtualDate(now: () => number): DateConstructor {
  const present = class extends RealDate {
    constructor(...parts: [] | [number | string | Date]) {
      if (parts.length === 0) super(now());
      else super(...(parts as [number]));
    }
    static override now(): number {
      return now();
    }
    static override [Symbol.hasInstance](value: unknown): boolean {
      return value instanceof RealDate;
    }
  };
  return present as DateConstructor;
}

let current: (() => number) | undefined;

/** Puts this process, and with it the mock, on virtual time. Call before the mock is imported. */
export function installVirtualDate(): void {
  globalThis.Date = virtualDate(() => current?.() ?? RealDate.now());
}

/** Whose time counts from now on; real time without one. */
export function setTime(now: (() => number) | undefined): void {
  current = now;
}
