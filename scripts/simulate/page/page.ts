import { Window } from 'happy-dom';
import { worldId } from '../host/host.ts';
import { send } from '../host/network.ts';
import type { Page, Stage, Tab } from '../run/stage.ts';
import { browserGlobals } from './browser-globals.ts';
import { connect, define } from './connect.ts';
import { TabHistory, type Target } from './history.ts';

const origin = 'https://matka.test';

export const textOfError = (value: unknown): string =>
  value instanceof Error ? String(value.stack) : String(value);

function openPage(stage: Stage, tab: Omit<Tab, 'page'>): Page {
  const { client, random, events, tabs, world } = stage;
  const window = new Window({
    url: tab.history.current.url.href,
    settings: {
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      device: { prefersReducedMotion: 'reduce' },
      navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true },
    },
  });
  const page: Page = { tab, window, isAlive: true };
  stage.pages.push(page);
  const fail = (kind: 'crash' | 'console error', values: readonly unknown[]) => {
    if (page.isAlive) events.failed(kind, values.map(textOfError).join(' '));
  };
  const report = (...values: unknown[]) => fail('console error', values);
  const silent = () => {};
  const globals = {
    ...browserGlobals(page, random, (error) => fail('crash', [error])),
    console: { ...console, log: silent, info: silent, debug: silent, warn: report, error: report },
    fetch: (input: string | URL, init: RequestInit = {}) =>
      send(stage, page, new URL(input, tab.history.current.url), init),
  };
  for (const [name, value] of Object.entries(globals)) define(window, name, { value });
  connect(page, (target) => {
    const open = tabs.get(tab.name);
    if (page.isAlive && open) leaveFor(stage, open, target);
  });
  const { theme, grantType, keys: idempotencyKey } = world;
  const config = { apiBase: '/api', appId: worldId, theme, grantType, idempotencyKey };
  window.document.write(client.html.replace('__MATKA_CONFIG__', JSON.stringify(config)));
  window.setTimeout(() => client.start(window));
  return page;
}

/** Ends the page of a tab as a reload does: its effects are not cleaned up, and it receives nothing more. */
function endPage({ events }: Stage, tab: Tab): void {
  const { page, phone } = tab;
  events.leaving(tab);
  page.isAlive = false;
  phone.pages.delete(page);
  phone.locks.release(page);
}

function leaveFor(stage: Stage, tab: Tab, target: Target, state: unknown = null): void {
  endPage(stage, tab);
  if (typeof target === 'number') tab.history.index = target;
  else if (target !== 'reload') tab.history.put(target, state, 'page');
  tab.page = openPage(stage, tab);
}

export const reload = (stage: Stage, tab: Tab): void => leaveFor(stage, tab, 'reload');

/** Opens an address by the address bar; `state` is the navigation state of a restored entry. */
export const visit = (stage: Stage, tab: Tab, path: string, state?: unknown): void =>
  leaveFor(stage, tab, new URL(path, origin), state);

/** Opens a tab at a path, unless it is open; the first letter of its name names its phone. */
export function openTab(stage: Stage, name: string, path: string): void {
  const phone = stage.phones.get(name.slice(0, 1));
  if (!phone || stage.tabs.has(name)) return;
  const history = new TabHistory(new URL(path, origin));
  const tab = { name, phone, history, session: new Map<string, string>() };
  stage.tabs.set(name, { ...tab, page: openPage(stage, tab) });
}

export function closeTab(stage: Stage, name: string): void {
  const tab = stage.tabs.get(name);
  if (tab) endPage(stage, tab);
  stage.tabs.delete(name);
}
