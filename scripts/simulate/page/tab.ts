import { TabHistory } from './history.ts';
import { endPage, openPage, type Page, type PageEvents, type PageSettings } from './page.ts';
import type { Phone } from './phone.ts';

/** A control by role and name. */
export type Pressed = Readonly<Record<'role' | 'name', string>>;

/** A tab: history and session storage outlive its pages. */
export interface Tab {
  readonly name: string;
  readonly phone: Phone;
  readonly history: TabHistory;
  page: Page;
  readonly reload: () => void;
  /** Opens an address by the address bar; `state` is the navigation state, as of a restored entry. */
  readonly visit: (path: string, state?: unknown) => void;
  readonly close: () => void;
  readonly pressing: (control: Pressed) => void;
}

export interface TabEvents extends PageEvents {
  /** Is called before a page is left. */
  readonly leaving: (tab: Tab) => void;
  /** Is called before the player presses a control. */
  readonly pressing: (tab: Tab, control: Pressed) => void;
}

export interface TabSettings extends PageSettings {
  readonly events: TabEvents;
  /** Is called for every page that is loaded. */
  readonly loaded: (page: Page) => void;
}

const origin = 'https://matka.test';

/** Opens a tab of a phone at a path. */
export function openTab(name: string, phone: Phone, path: string, settings: TabSettings): Tab {
  const { events, loaded } = settings;
  const history = new TabHistory(new URL(path, origin));
  const session = new Map<string, string>();
  const end = () => {
    events.leaving(tab);
    endPage(tab.page);
  };
  const move = (target: URL | 'reload' | number, state: unknown = null) => {
    end();
    if (typeof target === 'number') history.index = target;
    else if (target !== 'reload') history.put(target, state, 'page');
    tab.page = load();
  };
  const load = (): Page => {
    const leave = (target: URL | 'reload' | number) => {
      if (page.isAlive) move(target);
    };
    const page = openPage({ name, phone, history, session, leave }, settings);
    loaded(page);
    return page;
  };
  const tab: Tab = {
    name,
    phone,
    history,
    page: load(),
    reload: () => move('reload'),
    visit: (target, state) => move(new URL(target, origin), state),
    close: end,
    pressing: (control) => events.pressing(tab, control),
  };
  return tab;
}

export const pathOf = ({ history }: Tab): string => history.current.url.pathname;
