import { checkHost } from '../judge/host-checks.ts';
import type { Judge } from '../judge/judge.ts';
import { press } from '../player/hands.ts';
import { otherPaths } from '../player/places.ts';
import { findControl, textOf } from '../player/screen.ts';
import { performStep } from './perform.ts';
import type { Performance } from './press.ts';
import type { Stage } from './stage.ts';
import { people } from './world.ts';

interface Finish {
  readonly stage: Stage;
  readonly judge: Judge;
  readonly performance: Performance;
  readonly observe: () => void;
}

/** Longer than any request is under way. */
const ALL_ARRIVED = 65_000;
/** How often a player presses Check again before the app must have come to rest. */
const CHECKS = 4;

/** No screen may stay like this. */
const unfinished = /^(Loading|.*could not be opened)/;

function checkRest({ stage, judge }: Finish): void {
  for (const tab of stage.tabs.values()) {
    judge.sessions.checkRest(tab, stage.screenOf(tab));
    const { path, controls, body, text } = stage.screenOf(tab);
    if (text === '') judge.report('empty screen', 'a screen', `nothing at ${path}`);
    const states = [...body.querySelectorAll('[role="status"], main p')].map(textOf);
    const waiting = states.find((each) => unfinished.test(each));
    if (waiting) judge.report('not at rest', 'a finished screen', `${path}: ${waiting}`);
    if (controls.length === 0)
      judge.report('no progress', `something to press at ${path}`, text.slice(0, 200));
  }
}

/** One run in so many looks at what a new page knows of all submissions; others go on where some are open. */
const NEW_PAGE = 3;

const isNewPage = ({ seed }: Stage): boolean => seed % NEW_PAGE === 0;

/** A tab of a device for a player: one that is open, or a new one. */
async function tabFor({ stage, performance, judge }: Finish, device: string, mobile: string) {
  const open = [...stage.tabs.values()].find(
    (tab) => tab.device.name === device && judge.playerOn(tab) === mobile,
  );
  if (open && !isNewPage(stage)) {
    await performStep(performance, { do: 'go to', tab: open.name, path: '/home' });
    return open;
  }
  const name = `${device}9`;
  stage.closeTab(name);
  await performStep(performance, { do: 'new tab', tab: name, path: '/home' });
  return stage.tabs.get(name);
}

/** Opens home for a player and uses what the notices offer, until nothing is left to check. */
async function settle(finish: Finish, device: string, mobile: string): Promise<void> {
  const { stage, performance, judge, observe } = finish;
  const tab = await tabFor(finish, device, mobile);
  if (!tab) return;
  const { name } = tab;
  if (judge.playerOn(tab) !== mobile) {
    if (judge.playerOn(tab)) await performStep(performance, { do: 'sign out', tab: name });
    const secret = secretOf(stage, mobile);
    await performStep(performance, { do: 'sign in', tab: name, mobile, secret });
  }
  for (let count = 0; count < CHECKS; count++) {
    await stage.kernel.advance(3000);
    observe();
    const screen = stage.screenOf(tab);
    const check = findControl(screen, 'button', 'Check again');
    if (!check) break;
    press(check);
    await stage.kernel.advance(12_000);
    observe();
  }
  if (judge.playerOn(tab) !== mobile) {
    judge.report(
      'no progress',
      `${mobile} can sign in when all faults have ended`,
      stage.screenOf(tab).text.slice(0, 300),
    );
  }
}

function secretOf({ world }: Stage, mobile: string): string {
  const person = people.find((each) => each.mobile === mobile);
  const { password = '', mpin = '', otp = '' } = person ?? {};
  return world.grantType === 'mpin' ? mpin : world.grantType === 'otp' ? otp : password;
}

/** Screens of which each run opens one at its end. */
const lastScreens = otherPaths.filter((path) => !['/', '/login', '/register'].includes(path));

/** Opens a screen, another one for each seed: it must come to rest. */
async function openOne(finish: Finish, tab: string): Promise<void> {
  const { stage, performance, observe } = finish;
  const path = lastScreens[stage.seed % lastScreens.length] ?? '/home';
  await performStep(performance, { do: 'go to', tab, path, wait: 3000 });
  observe();
  checkRest(finish);
}

/** Ends all faults, lets the app come to rest and judges. */
export async function finish(run: Finish): Promise<void> {
  const { stage, judge, performance, observe } = run;
  const { kernel, host } = stage;
  for (const device of stage.devices.keys())
    await performStep(performance, { do: 'online', device });
  await host.control.setTokens({ refreshRefused: false, accessSeconds: 3600 });
  await kernel.advance(ALL_ARRIVED);
  observe();
  checkRest(run);
  for (const device of stage.devices.keys()) {
    const owners = new Set(
      judge.submissions.all.filter((each) => each.device === device).map(({ player }) => player),
    );
    for (const mobile of owners) {
      const isOpen = judge.submissions.hasOpen(mobile) || isNewPage(stage);
      if (isOpen && people.some((each) => each.mobile === mobile))
        await settle(run, device, mobile);
    }
  }
  checkRest(run);
  const [tab] = [...stage.tabs.keys()].slice(-1);
  if (tab !== undefined) await openOne(run, tab);
  await checkHost(stage, judge);
  judge.submissions.compare(judge.ledger.booked);
}
