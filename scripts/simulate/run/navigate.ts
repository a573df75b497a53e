import { pathOf, type Tab } from '../page/tab.ts';
import { bidPaths, waysTo } from '../player/places.ts';
import { type Control, readScreen, textOf } from '../player/screen.ts';
import { advance } from './clock.ts';
import { button, find, link, pressAndWait, pressControl } from './press.ts';
import { type Target, WAIT } from './step.ts';

/** What brings a player nearer to home, the best first; an alert must be closed before all else. */
const waysHome = [
  ...[button('Ok'), button('OK'), link('Home'), button('Home'), button('Back'), link('Back')],
];
/** More presses than any screen is away from home. */
const MOST_PRESSES = 5;

/** Loads the page of an address, as by the address bar, and waits for its screen. */
export async function load(tab: Tab, path: string): Promise<void> {
  tab.visit(path);
  await advance(WAIT);
}

/** Presses what brings the player nearer to home, until the screen is one of some. */
async function goBackTo(tab: Tab, paths: readonly string[]): Promise<boolean> {
  for (let count = 0; count < MOST_PRESSES && !paths.includes(pathOf(tab)); count++) {
    const way = waysHome.find((target) => find(tab, target));
    if (!way || !(await pressAndWait(tab, way))) break;
  }
  return paths.includes(pathOf(tab));
}

/** Goes home by what the screens offer; by its address if they offer nothing. */
export async function goHome(tab: Tab): Promise<void> {
  if (!(await goBackTo(tab, ['/home']))) await load(tab, '/home');
}

/** Goes to the bet types of a market, or home if there is no way without it. */
async function goNearTiles(tab: Tab, market: string): Promise<void> {
  const { title } = readScreen(tab);
  const isNear = bidPaths.includes(pathOf(tab)) && title.startsWith(market);
  const isBack = isNear && (await goBackTo(tab, ['/betting-options', '/home', '/login']));
  if (!isBack || pathOf(tab) !== '/betting-options') await goHome(tab);
}

/** Whether a control is Place Bet on the card of a market. */
const isPlaceBet = ({ name, element }: Control, market: string): boolean =>
  name === 'Place Bet' && textOf(element.closest('li, article')).startsWith(market);

/** Opens the bid screen of a tile of a market, from wherever the player is; returns whether it could. */
export async function openBidScreen(
  tab: Tab,
  { market, tile }: { market: string; tile: string },
): Promise<boolean> {
  const pressOne = async (isWanted: (control: Control) => boolean) => {
    const found = readScreen(tab).controls.find(isWanted);
    if (found) pressControl(tab, found);
    if (found) await advance(WAIT);
    return found !== undefined;
  };
  if (pathOf(tab) !== '/betting-options') await goNearTiles(tab, market);
  if (pathOf(tab) === '/home' && !(await pressOne((each) => isPlaceBet(each, market))))
    return false;
  return pressOne(({ name }) => name === tile);
}

/** Goes to a screen by what the app offers; by its address if nothing leads there. */
export async function goTo(tab: Tab, path: string): Promise<void> {
  const targets = (waysTo[path] ?? []).map(([role, name]): Target => ({ role, name }));
  if (targets[0] && !find(tab, targets[0])) await goHome(tab);
  for (const target of targets) await pressAndWait(tab, target);
  const isOut = ['/', '/login'].includes(pathOf(tab));
  if (pathOf(tab) !== path && !isOut) await load(tab, path);
}
