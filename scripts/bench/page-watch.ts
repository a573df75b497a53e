/** The measurements in the page during a visit; times are in milliseconds since the visit began. */
export interface Seen {
  /** When the expected screen was painted; 0 before. */
  screen: number;
  /** Compressed bytes of the scripts loaded by then. */
  scripts: number;
  shift: number;
  /** The longest task, and the slowest event. */
  task: number;
  event: number;
}

/** Runs in the page before its scripts, and notes its measurements in `seen`; `screen` is a selector. */
export function watch(screen: string): void {
  const seen: Seen = { screen: 0, scripts: 0, shift: 0, task: 0, event: 0 };
  Object.assign(globalThis, { seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    });
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) seen.shift += Reflect.get(entry, 'value');
  });
  observe('longtask', ({ duration }) => {
    seen.task = Math.max(seen.task, duration);
  });
  observe('event', ({ duration }) => {
    seen.event = Math.max(seen.event, duration);
  });
  const look = (time: number): void => {
    if (!document.querySelector(screen)) {
      requestAnimationFrame(look);
      return;
    }
    seen.screen = time;
    const files = performance.getEntriesByType('resource');
    seen.scripts = files
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, file) => sum + Number(Reflect.get(file, 'encodedBodySize')), 0);
  };
  requestAnimationFrame(look);
}

export const noted = (): Seen => Reflect.get(globalThis, 'seen');
export const hasScreen = (): boolean => Reflect.get(globalThis, 'seen').screen > 0;
