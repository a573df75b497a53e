import { visit } from '../page/page.ts';
import { bidPaths, waysTo } from '../player/places.ts';
import { type Control, findControl, readScreen } from '../player/screen.ts';
import { advance } from './clock.ts';
import { button, find, link, pressAndWait } from './press.ts';
import { pathOf, type Stage, type Tab } from './stage.ts';
import { WAIT } from './step.ts';

/** Controls that bring a player nearer to home, the best first; an alert must be closed first. */
const waysHome = [
  ...[button('Ok'), button('OK'), link('Home'), button('Home'), button('Back'), link('Back')],
];
/** More presses than any screen needs to reach home. */
const MOST_PRESSES = 5;

export async function load(stage: Stage, tab: Tab, path: string): Promise<void> {
  visit(stage, tab, path);
  await advance(WAIT);
}

/** Presses controls that lead towards home, until the screen is one of the wanted ones. */
async function goBackTo(stage: Stage, tab: Tab, paths: readonly string[]): Promise<boolean> {
  for (let count = 0; count < MOST_PRESSES && !paths.includes(pathOf(tab)); count++) {
    const screen = readScreen(tab);
    const way = waysHome.map((target) => findControl(screen, target)).find(Boolean);
    if (!(await pressAndWait(stage, tab, way))) break;
  }
  return paths.includes(pathOf(tab));
}

/** Goes home by the controls of the screens; by its address if they lead nowhere. */
export async function goHome(stage: Stage, tab: Tab): Promise<void> {
  if (!(await goBackTo(stage, tab, ['/home']))) await load(stage, tab, '/home');
}

/** Goes to the bet types of a market, or home if there is no way without it. */
async function goNearTiles(stage: Stage, tab: Tab, market: string): Promise<void> {
  const isNear = bidPaths.includes(pathOf(tab)) && readScreen(tab).title.startsWith(market);
  if (isNear) await goBackTo(stage, tab, ['/betting-options', '/home', '/login']);
  if (pathOf(tab) !== '/betting-options') await goHome(stage, tab);
}

const isPlaceBet = ({ name, element }: Control, market: string): boolean =>
  name === 'Place Bet' && element.getAttribute('aria-description') === market;

/** Opens the bid screen of a tile of a market, from wherever the player is; returns whether it could. */
export async function openBidScreen(
  stage: Stage,
  tab: Tab,
  { market, tile }: { market: string; tile: string },
): Promise<boolean> {
  const pressOne = (isWanted: (control: Control) => boolean) =>
    pressAndWait(stage, tab, readScreen(tab).controls.find(isWanted));
  if (pathOf(tab) !== '/betting-options') await goNearTiles(stage, tab, market);
  if (pathOf(tab) === '/home' && !(await pressOne((each) => isPlaceBet(each, market))))
    return false;
  return pressOne(({ name }) => name === tile);
}

/** Goes to a screen by the controls of the app; by its address if nothing leads there. */
export async function goTo(stage: Stage, tab: Tab, path: string): Promise<void> {
  const targets = waysTo[path] ?? [];
  if (targets[0] && !find(tab, targets[0])) await goHome(stage, tab);
  for (const target of targets) await pressAndWait(stage, tab, find(tab, target));
  const isOut = ['/', '/login'].includes(pathOf(tab));
  if (pathOf(tab) !== path && !isOut) await load(stage, tab, path);
}
