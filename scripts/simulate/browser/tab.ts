import type { Device } from './device.ts';
import { createTabHistory, currentEntry, type TabHistory, visit } from './history.ts';
import { openPage } from './page.ts';
import type { Page, PageSettings } from './page-settings.ts';

/** A tab: history and session storage outlive its pages. */
export interface Tab {
  readonly name: string;
  readonly device: Device;
  readonly history: TabHistory;
  readonly sessionTexts: Map<string, string>;
  page: Page;
  readonly load: () => void;
  /** Leaves the page as a reload does: nothing is cleaned up. */
  readonly reload: () => void;
  /** Opens an address by the address bar; `state` is the navigation state, as of a restored entry. */
  readonly visit: (path: string, state?: unknown) => void;
  readonly go: (by: number) => void;
  readonly close: () => void;
}

export interface TabSettings
  extends Omit<PageSettings, 'leave' | 'history' | 'sessionTexts' | 'name' | 'device'> {
  readonly origin: string;
  /** Is called before the page is left. */
  readonly leaving: (tab: Tab) => void;
}

export function openTab(name: string, device: Device, settings: TabSettings, path: string): Tab {
  const { origin, leaving } = settings;
  const history = createTabHistory(new URL(path, origin));
  const sessionTexts = new Map<string, string>();
  /** Leaves the page; `move` changes the history, after the page was looked at for the last time. */
  const end = (move: () => void = () => {}) => {
    leaving(tab);
    move();
    tab.page.end();
  };
  const tab: Tab = {
    name,
    device,
    history,
    sessionTexts,
    page: undefined as never,
    load: () => {
      const page = openPage({
        ...settings,
        name,
        device,
        history,
        sessionTexts,
        leave: (target) => {
          if (!page.isAlive()) return;
          end(() => {
            if (typeof target === 'number') history.index = target;
            else if (target !== 'reload') visit(history, target);
          });
          tab.load();
        },
      });
      tab.page = page;
    },
    reload: () => {
      end();
      tab.load();
    },
    visit: (target, state = null) => {
      end(() => visit(history, new URL(target, origin), state));
      tab.load();
    },
    go: (by) => tab.page.go(by),
    close: () => end(),
  };
  tab.load();
  return tab;
}

/** The path of the screen that a tab shows. */
export const pathOf = (tab: Tab): string => currentEntry(tab.history).url.pathname;
