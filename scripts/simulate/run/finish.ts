import { players } from '@matka/fixtures/players';
import type { Judge } from '../judge/judge.ts';
import { unreadNotices } from '../judge/reading.ts';
import { closeTab } from '../page/page.ts';
import { findControl, press, readScreen, textOf } from '../player/screen.ts';
import { advance, holdingClock } from './clock.ts';
import { performStep } from './perform.ts';
import { button } from './press.ts';
import type { Stage, Tab } from './stage.ts';
import { secretOf } from './world.ts';

/** Longer than any request takes. */
const ALL_ARRIVED = 65_000;
/** Presses of Check again after which the app must have settled. */
const CHECKS = 4;

const unfinished = /^(Loading|.*could not be opened)/;

function checkRest(stage: Stage, { report }: Judge): void {
  for (const tab of stage.tabs.values()) {
    const screen = readScreen(tab);
    const { path, controls, body, text } = screen;
    const states = [...body.querySelectorAll('[role="status"], main p')].map(textOf);
    const waiting = states.find((each) => unfinished.test(each));
    if (waiting) report('not at rest', 'a finished screen', `${path}: ${waiting}`);
    for (const notice of unreadNotices(screen))
      report('unread notice', 'words and bets that the judge understands', notice);
    if (controls.length === 0)
      report('not at rest', `something to press at ${path}`, text.slice(0, 200) || 'nothing');
  }
}

/** A tab of a phone at home, with a player signed in. */
async function tabFor(stage: Stage, judge: Judge, phone: string, mobile: string) {
  const isTheirs = (tab: Tab) => tab.phone.name === phone && judge.playerOn(tab) === mobile;
  const open = [...stage.tabs.values()].find(isTheirs);
  if (open) {
    await performStep(stage, { do: 'go to', tab: open.name, path: '/home' });
    return open;
  }
  const name = `${phone}9`;
  closeTab(stage, name);
  await performStep(stage, { do: 'new tab', tab: name, path: '/home' });
  const tab = stage.tabs.get(name);
  if (!tab) return undefined;
  if (judge.playerOn(tab)) await performStep(stage, { do: 'sign out', tab: name });
  const secret = secretOf(stage.world, mobile);
  await performStep(stage, { do: 'sign in', tab: name, mobile, secret });
  if (judge.playerOn(tab) !== mobile) {
    const { text } = readScreen(tab);
    judge.report('not at rest', `${mobile} can sign in after all faults`, text.slice(0, 300));
  }
  return tab;
}

/** Goes home as a player and uses the buttons of the notices until nothing is left to check. */
async function resolve(stage: Stage, judge: Judge, phone: string, mobile: string) {
  const tab = await tabFor(stage, judge, phone, mobile);
  for (let count = 0; tab && count < CHECKS; count++) {
    await advance(3000);
    judge.observe(tab);
    const check = findControl(readScreen(tab), button('Check again'));
    if (!check) return;
    press(check);
    await advance(12_000);
    judge.observe(tab);
  }
}

/** Ends all faults, lets the app settle and judges. */
export async function finish(stage: Stage, judge: Judge): Promise<void> {
  const { control } = stage.host;
  const { submissions, ledger } = judge;
  for (const device of stage.phones.keys()) await performStep(stage, { do: 'online', device });
  await holdingClock(() => control.setTokens({ refreshRefused: false, accessSeconds: 3600 }));
  await advance(ALL_ARRIVED);
  for (const tab of stage.tabs.values()) judge.observe(tab);
  checkRest(stage, judge);
  for (const phone of stage.phones.keys()) {
    for (const { mobile } of players) {
      const own = submissions.all.filter((each) => each.phone === phone && each.player === mobile);
      if (own.length > 0 && submissions.hasOpen(mobile)) await resolve(stage, judge, phone, mobile);
    }
  }
  checkRest(stage, judge);
  const invariants = await holdingClock(() => control.invariants());
  for (const { holds, name, violations } of invariants)
    if (!holds) judge.report('broken invariant', name, JSON.stringify(violations));
  submissions.compare(ledger.booked);
}
