import { GlobalWindow } from 'happy-dom';
import { pageGlobals } from './globals.ts';
import { currentEntry } from './history.ts';
import type { Page, PageSettings } from './page-settings.ts';

const windowSettings = {
  disableJavaScriptFileLoading: true,
  disableCSSFileLoading: true,
  disableIframePageLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
  disableComputedStyleRendering: true,
} as const;

/** The members of a storage event; happy-dom does not take the null of a cleared storage. */
const storageInit = (key: string | null, before: string | null, after: string | null) => ({
  ...(key !== null && { key }),
  ...(before !== null && { oldValue: before }),
  ...(after !== null && { newValue: after }),
});

/** Loads the page of a tab's current history entry and starts the client in it. */
export function openPage(settings: PageSettings): Page {
  const { kernel, device, history, client, config, reports, name } = settings;
  const window = new GlobalWindow({
    url: currentEntry(history).url.href,
    width: 412,
    height: 915,
    settings: windowSettings,
  });
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
        history.index = index;
        const entry = currentEntry(history);
        if (entry.document !== before.document) return settings.leave('reload');
        const event = new window.PopStateEvent('popstate', { state: entry.state as object | null });
        window.dispatchEvent(event);
      });
    },
    fire: (type) => {
      if (alive) kernel.task(page, () => void window.dispatchEvent(new window.Event(type)));
    },
    close: async () => {
      await window.happyDOM.close();
    },
  };
  const text = client.html.replace('__MATKA_CONFIG__', config);
  window.document.write(text);
  const globals = pageGlobals(page, settings);
  window.addEventListener('error', (event) => {
    if (!(event instanceof window.ErrorEvent)) return;
    reports.error(page, 'error', event.error?.stack ?? event.message);
  });
  ends.push(
    device.storage.follow(page, ({ key, before, after }) => {
      kernel.task(page, () => {
        const event = new window.StorageEvent('storage', storageInit(key, before, after));
        window.dispatchEvent(event);
      });
    }),
  );
  kernel.task(page, () => client.start(globals));
  return page;
}
