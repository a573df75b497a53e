import { closeTab, reload, visit } from '../page/page.ts';
import { readScreen, textOf, type } from '../player/screen.ts';
import { advance } from './clock.ts';
import { goHome, goTo, load, openBidScreen } from './navigate.ts';
import { button, find, pressAndWait, pressNow } from './press.ts';
import { pathOf, type Stage, type Tab } from './stage.ts';
import type { Entry, SignIn, TabAction } from './step.ts';

const START_SCREEN = 1000;
/** Long enough for the request and the response of suggestions. */
const SUGGESTION_WAIT = 700;
const KEY_WAIT = 20;

async function signIn(stage: Stage, tab: Tab, { mobile, secret }: SignIn) {
  // The start screen is replaced by login without a tap.
  if (pathOf(tab) === '/') await advance(START_SCREEN);
  if (pathOf(tab) !== '/login') await load(stage, tab, '/login');
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
  return pressAndWait(stage, tab, find(tab, button('Login')));
}

async function fill(stage: Stage, tab: Tab, { texts, ticks, session, keys }: Entry) {
  const list = session && find(tab, { role: 'select', name: 'Type' });
  if (list && session) type(list, session);
  await advance(KEY_WAIT);
  let isDone = true;
  for (const name of ticks) {
    const box = find(tab, { role: 'radio', name }) ?? find(tab, { role: 'checkbox', name });
    isDone = pressNow(stage, tab, box) && isDone;
    await advance(KEY_WAIT);
  }
  for (const [name, text] of Object.entries(texts)) {
    const field = find(tab, { role: 'textbox', name });
    if (field) type(field, text);
    isDone = field !== undefined && isDone;
    await advance(KEY_WAIT);
  }
  for (const name of keys) {
    isDone = pressNow(stage, tab, find(tab, button(name))) && isDone;
    await advance(SUGGESTION_WAIT);
  }
  if (keys.length > 0) return isDone;
  await advance(SUGGESTION_WAIT);
  pressNow(stage, tab, find(tab, button('Add Bid')));
  return isDone;
}

async function submit(stage: Stage, tab: Tab, isTwice = false) {
  const pressSubmit = () => pressNow(stage, tab, find(tab, button('Submit')));
  const next = readScreen(tab).dialog ? undefined : find(tab, button('Continue'));
  const isPressed = await pressAndWait(stage, tab, next);
  const isSubmitted = pressSubmit();
  if (isTwice) pressSubmit();
  return isPressed || isSubmitted;
}

async function signOut(stage: Stage, tab: Tab) {
  const press = (name: string) => pressAndWait(stage, tab, find(tab, button(name)));
  if (!(await press('Menu'))) {
    await goHome(stage, tab);
    await press('Menu');
  }
  return press('Logout');
}

/** Performs the act of a player in a tab; returns whether it applied. */
export async function act(stage: Stage, tab: Tab, action: TabAction): Promise<boolean> {
  switch (action.do) {
    case 'press': {
      const isPressed = pressNow(stage, tab, find(tab, action.target));
      if (action.twice) pressNow(stage, tab, find(tab, action.target));
      return isPressed;
    }
    case 'type': {
      const control = find(tab, action.target);
      if (control) type(control, action.text);
      return control !== undefined;
    }
    case 'sign in':
      return signIn(stage, tab, action);
    case 'open':
      return openBidScreen(stage, tab, action);
    case 'fill':
      return fill(stage, tab, action.entry);
    case 'submit':
      return submit(stage, tab, action.twice);
    case 'sign out':
      return signOut(stage, tab);
    case 'visit':
      visit(stage, tab, action.path, action.withState ? tab.history.current.state : null);
      return true;
    case 'go to':
      await goTo(stage, tab, action.path);
      return true;
    case 'back':
    case 'forward':
      tab.page.window.history[action.do]();
      return true;
    case 'reload':
      reload(stage, tab);
      return true;
    case 'close':
      closeTab(stage, tab.name);
      return true;
    case 'look': {
      const { sees = [], misses = [] } = action;
      const text = textOf(readScreen(tab).body);
      return (
        sees.every((each) => text.includes(each)) && !misses.some((each) => text.includes(each))
      );
    }
  }
}
