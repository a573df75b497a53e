import { currentEntry } from '../browser/history.ts';
import { pathOf, type Tab } from '../browser/tab.ts';
import { fillEntry } from '../player/fill.ts';
import { choose, leave, type } from '../player/hands.ts';
import { type Control, textOf } from '../player/screen.ts';
import { goHome, goTo, goToTiles } from './navigate.ts';
import {
  button,
  byTarget,
  type Performance,
  pressAndWait,
  pressControl,
  pressNow,
} from './press.ts';
import type { Stage } from './stage.ts';
import { type Step, type TabAction, WAIT } from './step.ts';

/** Longer than the start screen stays. */
const START_SCREEN = 1000;

async function signIn(
  performance: Performance,
  tab: Tab,
  { mobile, secret }: { mobile: string; secret: string },
): Promise<void> {
  const { stage } = performance;
  // The start screen gives way to login by itself.
  if (pathOf(tab) === '/') await stage.kernel.advance(START_SCREEN);
  if (pathOf(tab) !== '/login') {
    tab.visit('/login');
    await stage.kernel.advance(WAIT);
  }
  const fields = stage.screenOf(tab).controls.filter(({ role }) => role === 'textbox');
  const [first, ...rest] = fields;
  if (!first) return;
  const { window } = tab.page;
  type(first, mobile);
  await stage.kernel.advance(20);
  // A PIN has a box for each digit.
  for (const [at, field] of rest.entries()) {
    type(field, rest.length === 1 ? secret : (secret[at] ?? ''));
    await stage.kernel.advance(20);
  }
  leave(window);
  await pressAndWait(performance, tab, button('Login'));
}

/** Fills in the registration and presses Register. A PIN has a box for each digit. */
async function register(
  performance: Performance,
  tab: Tab,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const { stage } = performance;
  for (const { role, name } of stage.screenOf(tab).controls) {
    const text = texts[name];
    const field = text === undefined ? undefined : byTarget(stage, tab, { role, name });
    if (field && text !== undefined) type(field, text);
    await stage.kernel.advance(20);
  }
  leave(tab.page.window);
  await pressAndWait(performance, tab, button('Register'));
}

async function open(
  performance: Performance,
  tab: Tab,
  { market, tile }: { market: string; tile: string },
): Promise<void> {
  const { stage } = performance;
  if (
    pathOf(tab) !== '/betting-options' &&
    (await goToTiles(performance, tab, market)) === '/home'
  ) {
    const { controls } = stage.screenOf(tab);
    const bet = controls.find((control) => isPlaceBet(control, market));
    if (!bet) return;
    pressControl(performance, tab, bet);
    await stage.kernel.advance(WAIT);
  }
  const { controls } = stage.screenOf(tab);
  const found = controls.find(({ name }) => name === tile);
  if (!found) return;
  pressControl(performance, tab, found);
  await stage.kernel.advance(WAIT);
}

/** Whether a control is the Place Bet of the card of a market. */
const isPlaceBet = ({ name, element }: Control, market: string): boolean =>
  name === 'Place Bet' && textOf(element.closest('li, article')).startsWith(market);

async function submit(performance: Performance, tab: Tab, twice: boolean): Promise<void> {
  const { stage } = performance;
  if (!stage.screenOf(tab).dialog) await pressAndWait(performance, tab, button('Continue'));
  pressNow(performance, tab, button('Submit'));
  if (twice) pressNow(performance, tab, button('Submit'));
}

async function signOut(performance: Performance, tab: Tab): Promise<void> {
  if (!(await pressAndWait(performance, tab, button('Menu')))) {
    await goHome(performance, tab);
    await pressAndWait(performance, tab, button('Menu'));
  }
  await pressAndWait(performance, tab, button('Logout'));
}

/** Does what a player does in a tab. Does nothing where it does not apply. */
async function act(performance: Performance, tab: Tab, action: TabAction): Promise<void> {
  const { stage } = performance;
  switch (action.do) {
    case 'press':
      pressNow(performance, tab, action.target);
      if (action.twice) pressNow(performance, tab, action.target);
      return;
    case 'type': {
      const field = byTarget(stage, tab, action.target);
      if (field) type(field, action.text);
      return;
    }
    case 'choose': {
      const list = byTarget(stage, tab, action.target);
      if (list) choose(list, action.option);
      return;
    }
    case 'sign in':
      return signIn(performance, tab, action);
    case 'open':
      return open(performance, tab, action);
    case 'fill':
      return fillEntry(stage, tab, action.entry, (target) => pressNow(performance, tab, target));
    case 'register':
      return register(performance, tab, action.texts);
    case 'submit':
      return submit(performance, tab, action.twice ?? false);
    case 'sign out':
      return signOut(performance, tab);
    case 'visit':
      return tab.visit(action.path, action.withState ? currentEntry(tab.history).state : null);
    case 'go to':
      return goTo(performance, tab, action.path);
    case 'back':
      return tab.go(-1);
    case 'forward':
      return tab.go(1);
    case 'reload':
      return tab.reload();
    case 'close':
      return stage.closeTab(tab.name);
  }
}

function setOnline({ devices, tabs, network }: Stage, name: string, isOnline: boolean): void {
  const device = devices.get(name);
  if (!device || device.isOnline === isOnline) return;
  device.isOnline = isOnline;
  if (!isOnline) network.cut(device);
  for (const tab of tabs.values()) {
    if (tab.device === device) tab.page.fire(isOnline ? 'online' : 'offline');
  }
}

/** Performs a step and lets its time pass. */
export async function performStep(performance: Performance, step: Step): Promise<void> {
  const { stage } = performance;
  const { kernel, host } = stage;
  switch (step.do) {
    case 'new tab':
      stage.openTab(step.tab, step.path);
      return kernel.advance(WAIT);
    case 'wait':
      return kernel.advance(step.ms);
    case 'sleep':
      return kernel.sleep(step.ms);
    case 'offline':
    case 'online':
      setOnline(stage, step.device, step.do === 'online');
      return kernel.advance(WAIT);
    case 'set clock': {
      const device = stage.devices.get(step.device);
      if (device) {
        device.skew = step.ahead;
        device.wasWrong = true;
      }
      return;
    }
    case 'fault':
      return;
    case 'expire tokens':
      await host.control.expireTokens();
      return;
    case 'refuse refresh':
      await host.control.setTokens({ refreshRefused: step.refuses });
      return;
    case 'suspend':
      await host.control.suspendMarket(step.market, step.suspended);
      return;
    case 'set draw':
      await host.control
        .setDraw({ market: step.market, session: step.session, pana: step.pana })
        .catch(() => undefined);
      return;
    default: {
      const tab = stage.tabs.get(step.tab);
      if (tab) await act(performance, tab, step);
      return kernel.advance(step.wait ?? WAIT);
    }
  }
}
