import { Event, PopStateEvent, StorageEvent } from '../dom/event.ts';
import { Window } from '../dom/window.ts';
import { pageGlobals } from './globals.ts';
import { currentEntry } from './history.ts';
import type { Page, PageSettings } from './page-settings.ts';

/** Loads the page of a tab's current history entry and starts the client in it. */
export function openPage(settings: PageSettings): Page {
  const { kernel, device, history, client, config, reports, name } = settings;
  const report = (error: unknown) =>
    reports.error(page, 'error', error instanceof Error ? String(error.stack) : String(error));
  const window = new Window(client.html.replace('__MATKA_CONFIG__', config), report);
  const ends: (() => void)[] = [];
  let alive = true;
  const page: Page = {
    tab: name,
    device,
    window,
    isAlive: () => alive,
    end: () => {
      alive = false;
      kernel.drop(page);
      device.locks.release(page);
      for (const end of ends) end();
    },
    go: (by) => {
      kernel.task(page, () => {
        const before = currentEntry(history);
        const index = history.index + by;
        if (by === 0 || index < 0 || index >= history.entries.length) return;
        const entry = history.entries[index];
        if (entry?.document !== before.document) return settings.leave(index);
        history.index = index;
        window.dispatchEvent(new PopStateEvent(entry.state));
      });
    },
    fire: (type) => {
      if (alive) kernel.task(page, () => void window.dispatchEvent(new Event(type)));
    },
  };
  const globals = pageGlobals(page, settings);
  ends.push(
    device.storage.follow(page, ({ key, before, after }) => {
      kernel.task(page, () => {
        window.dispatchEvent(new StorageEvent(key, before, after));
      });
    }),
  );
  kernel.task(page, () => client.start(globals));
  return page;
}
