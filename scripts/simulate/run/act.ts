import { pathOf, type Tab } from '../page/tab.ts';
import { readScreen, textOf, type } from '../player/screen.ts';
import { advance } from './clock.ts';
import { goHome, goTo, load, openBidScreen } from './navigate.ts';
import { button, find, pressAndWait, pressNow } from './press.ts';
import type { Stage } from './stage.ts';
import type { Entry, SignIn, TabAction } from './step.ts';

const START_SCREEN = 1000;
/** Long enough for suggestions to be asked for and to arrive. */
const SUGGESTION_WAIT = 700;
const KEY_WAIT = 20;

async function signIn(tab: Tab, { mobile, secret }: SignIn) {
  // The start screen gives way to login by itself.
  if (pathOf(tab) === '/') await advance(START_SCREEN);
  if (pathOf(tab) !== '/login') await load(tab, '/login');
  const { controls } = readScreen(tab);
  const [first, ...rest] = controls.filter(({ role }) => role === 'textbox');
  if (!first) return false;
  type(first, mobile);
  await advance(KEY_WAIT);
  // A PIN has a box for each digit.
  for (const [at, field] of rest.entries()) {
    type(field, rest.length === 1 ? secret : (secret[at] ?? ''));
    await advance(KEY_WAIT);
  }
  return pressAndWait(tab, button('Login'));
}

/** Fills in a bid screen as a player does, and presses Add Bid. */
async function fill(tab: Tab, { texts, ticks, session, keys }: Entry) {
  const list = session && find(tab, { role: 'select', name: 'Type' });
  if (list && session) type(list, session);
  await advance(KEY_WAIT);
  let isDone = true;
  for (const name of ticks) {
    const role = find(tab, { role: 'radio', name }) ? 'radio' : 'checkbox';
    isDone = pressNow(tab, { role, name }) && isDone;
    await advance(KEY_WAIT);
  }
  for (const [name, text] of Object.entries(texts)) {
    const field = find(tab, { role: 'textbox', name });
    if (field) type(field, text);
    isDone = field !== undefined && isDone;
    await advance(KEY_WAIT);
  }
  for (const name of keys) {
    isDone = pressNow(tab, button(name)) && isDone;
    await advance(SUGGESTION_WAIT);
  }
  if (keys.length > 0) return isDone;
  await advance(SUGGESTION_WAIT);
  pressNow(tab, button('Add Bid'));
  return isDone;
}

async function submit(tab: Tab, isTwice: boolean) {
  const hasDialog = readScreen(tab).dialog !== undefined;
  const isPressed = !hasDialog && (await pressAndWait(tab, button('Continue')));
  const isSubmitted = pressNow(tab, button('Submit'));
  if (isTwice) pressNow(tab, button('Submit'));
  return isPressed || isSubmitted;
}

async function signOut(tab: Tab) {
  if (!(await pressAndWait(tab, button('Menu')))) {
    await goHome(tab);
    await pressAndWait(tab, button('Menu'));
  }
  return pressAndWait(tab, button('Logout'));
}

type Look = Extract<TabAction, { do: 'look' }>;

function looks(tab: Tab, { sees = [], misses = [] }: Look): boolean {
  const text = textOf(readScreen(tab).body);
  return sees.every((each) => text.includes(each)) && !misses.some((each) => text.includes(each));
}

/** Does what a player does in a tab; returns whether it applied. */
export async function act(stage: Stage, tab: Tab, action: TabAction): Promise<boolean> {
  switch (action.do) {
    case 'press': {
      const isPressed = pressNow(tab, action.target);
      if (action.twice) pressNow(tab, action.target);
      return isPressed;
    }
    case 'type': {
      const control = find(tab, action.target);
      if (control) type(control, action.text);
      return control !== undefined;
    }
    case 'sign in':
      return signIn(tab, action);
    case 'open':
      return openBidScreen(tab, action);
    case 'fill':
      return fill(tab, action.entry);
    case 'submit':
      return submit(tab, action.twice ?? false);
    case 'sign out':
      return signOut(tab);
    case 'visit':
      tab.visit(action.path, action.withState ? tab.history.current.state : null);
      return true;
    case 'go to':
      await goTo(tab, action.path);
      return true;
    case 'back':
    case 'forward':
      tab.page.window.history[action.do]();
      return true;
    case 'reload':
      tab.reload();
      return true;
    case 'close':
      stage.closeTab(tab.name);
      return true;
    case 'look':
      return looks(tab, action);
  }
}
