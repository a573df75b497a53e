import { pathOf, type Tab } from '../browser/tab.ts';
import { bidPaths, waysTo } from '../player/places.ts';
import { button, byTarget, link, type Performance, pressAndWait } from './press.ts';
import { type Target, WAIT } from './step.ts';

/** What brings a player nearer to home, the best first; an alert must be closed before all else. */
const waysHome = [
  ...[button('Ok'), button('OK'), link('Home'), button('Home'), button('Back'), link('Back')],
];
/** More presses than any screen is away from home. */
const MOST_PRESSES = 5;

/** Loads the page of an address, as by the address bar, and waits for its screen. */
async function load({ stage }: Performance, tab: Tab, path: string): Promise<void> {
  tab.visit(path);
  await stage.kernel.advance(WAIT);
}

/** Presses what brings the player nearer to home, until the screen is one of some. */
async function goBackTo(
  performance: Performance,
  tab: Tab,
  paths: readonly string[],
): Promise<boolean> {
  const { stage } = performance;
  for (let count = 0; count < MOST_PRESSES && !paths.includes(pathOf(tab)); count++) {
    const way = waysHome.find((target) => byTarget(stage, tab, target));
    if (!way || !(await pressAndWait(performance, tab, way))) break;
  }
  return paths.includes(pathOf(tab));
}

/** Goes home by what the screens offer; by its address if they offer nothing. */
export async function goHome(performance: Performance, tab: Tab): Promise<void> {
  if (!(await goBackTo(performance, tab, ['/home']))) await load(performance, tab, '/home');
}

/** Goes to the bet types of a market; from another bid screen of it without the way over home. */
export async function goToTiles(
  performance: Performance,
  tab: Tab,
  market: string,
): Promise<'/home' | '/betting-options'> {
  const { title } = performance.stage.screenOf(tab);
  const isNear = bidPaths.includes(pathOf(tab)) && title.startsWith(market);
  const isThere =
    isNear && (await goBackTo(performance, tab, ['/betting-options', '/home', '/login']));
  if (isThere && pathOf(tab) === '/betting-options') return '/betting-options';
  await goHome(performance, tab);
  return '/home';
}

/** Goes to a screen by what the app offers; by its address if nothing leads there. */
export async function goTo(performance: Performance, tab: Tab, path: string): Promise<void> {
  const { stage } = performance;
  const [first, ...others] = (waysTo[path] ?? []).map(([role, name]): Target => ({ role, name }));
  if (first && !byTarget(stage, tab, first)) await goHome(performance, tab);
  for (const target of first ? [first, ...others] : [])
    await pressAndWait(performance, tab, target);
  const isOut = ['/', '/login'].includes(pathOf(tab));
  if (pathOf(tab) !== path && !isOut) await load(performance, tab, path);
}
