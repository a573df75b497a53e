import { mainPlayer, newPlayer, poorPlayer } from '@matka/fixtures/players';
import type { Random } from '../run/random.ts';
import type { Stage, Tab } from '../run/stage.ts';
import type { Entry, Step, TabAction } from '../run/step.ts';
import { secretOf } from '../run/world.ts';
import { drawEvent, isSignedOut, type Situation } from './events.ts';
import type { EventKind, Habits } from './habits.ts';
import { legalText } from './numbers.ts';
import { bidPaths, marketNames, tiles } from './places.ts';
import { type Control, fieldValue, readScreen, type Screen, textOf } from './screen.ts';

/** Weights of the buttons of dialogs; others have 1. */
const dialogWeights: Readonly<Record<string, number>> = {
  Submit: 12,
  'Submit anyway': 2,
  'Send again': 2,
  Cancel: 0.7,
  Logout: 0.3,
};

/** Tells if a field takes points; others take numbers. */
const isStake = (label: string): boolean =>
  label.startsWith('Enter Points') || label.startsWith('Points for digit');

const openMarkets = ({ controls }: Screen): string[] =>
  controls.flatMap(({ name, element }) => {
    const market = name === 'Place Bet' ? element.getAttribute('aria-description') : null;
    return market && /Running/.test(textOf(element.parentElement)) ? market : [];
  });

/** A player who chooses the next step of a run by the screens. */
export function createPlayer(stage: Stage, random: Random, habits: Habits): () => Step {
  /** Each stake is unique, so that bets can be distinguished by their points. */
  let points = 10;
  let open: readonly string[] = marketNames;
  let opened: { readonly market: string; readonly tile: string } | undefined;
  let entered: Entry | undefined;
  let row: Step[] = [];
  const now: Situation = {
    market: random.pick(marketNames),
    number: '',
    isSuspended: false,
    refusesRefresh: false,
  };

  const signIn = (): TabAction => {
    const { mobile } = random.weighted([
      [mainPlayer, 14],
      [poorPlayer, 3],
      [newPlayer, 1],
    ]);
    return { do: 'sign in', mobile, secret: secretOf(stage.world, mobile) };
  };

  const drawEntry = ({ controls }: Screen): Entry => {
    const fields = controls.filter(({ role, name }) => role === 'textbox' && name !== 'Date');
    const grid = fields.filter(({ name }) => name.startsWith('Points for digit'));
    const keys = controls.filter(({ role, name }) => role === 'button' && /^\d$/.test(name));
    const boxes = controls.filter(({ role }) => role === 'checkbox' || role === 'radio');
    const typed = grid.length > 0 ? grid.filter(() => random.chance(0.25)) : fields;
    const hasType = controls.some(({ role, name }) => role === 'select' && name === 'Type');
    return {
      texts: Object.fromEntries(
        typed.map(({ name }) => [name, isStake(name) ? `${++points}` : legalText(name, random)]),
      ),
      ticks: boxes.filter(() => random.chance(0.6)).map(({ name }) => name),
      keys: keys.length > 0 ? [random.pick(keys).name] : [],
      ...(hasType && random.chance(0.4) && { session: random.pick(['Open', 'Close'] as const) }),
    };
  };

  const use = ({ role, name, nth, element }: Control): TabAction => {
    const target = nth > 0 ? { role, name, nth } : { role, name };
    if (role === 'textbox') return { do: 'type', target, text: legalText(name, random) };
    // The judge reads English.
    if (role === 'select' && !name.startsWith('Language')) {
      const options = [...element.querySelectorAll('option')].map(textOf);
      if (options.length > 0) return { do: 'type', target, text: random.pick(options) };
    }
    const isTwice = random.chance(habits.doubleTaps);
    return { do: 'press', target, ...(isTwice && { twice: true as const }) };
  };

  const openBet = (): TabAction => {
    if (opened && random.chance(0.3)) return { do: 'open', ...opened };
    const market = random.pick(random.chance(0.9) ? open : marketNames);
    const hasClassic = stage.world.scenario === 'classic-half-sangam';
    const tile = hasClassic && random.chance(0.3) ? 'Half Sangam' : random.pick(tiles);
    return { do: 'open', market, tile };
  };

  const onBidScreen = (screen: Screen): TabAction => {
    const { controls, path } = screen;
    const hasBids = controls.some(
      (each) =>
        each.name.startsWith('Delete ') ||
        (each.name.startsWith('Points for digit') && fieldValue(each) !== ''),
    );
    const isTwice = random.chance(habits.doubleTaps);
    const submit: TabAction = { do: 'submit', ...(isTwice && { twice: true as const }) };
    const choices: (readonly [TabAction, number])[] = [
      [{ do: 'fill', entry: drawEntry(screen) }, hasBids ? 3 : 12],
      [submit, hasBids ? 12 : 0.3],
      [use(random.pick(controls)), habits.wandering],
      [openBet(), 0.7],
      // No tile opens Single Digit: its address is opened with the navigation state of another screen.
      [{ do: 'visit', path: '/single-digit', withState: true }, path === '/multi-digit' ? 6 : 0],
    ];
    return random.weighted(choices);
  };

  const onScreen = (tab: Tab): TabAction => {
    const screen = readScreen(tab);
    const { controls, path, dialog } = screen;
    if (path === '/home') {
      const shown = openMarkets(screen);
      if (shown.length > 0) open = shown;
    }
    if (controls.length === 0) return { do: 'reload' };
    if (dialog) {
      const weighted = controls.map((each) => [each, dialogWeights[each.name] ?? 1] as const);
      return use(random.weighted(weighted));
    }
    if (isSignedOut(tab))
      return random.chance(0.1 * habits.wandering) ? use(random.pick(controls)) : signIn();
    if (bidPaths.includes(path) && controls.some(({ name }) => name === 'Continue'))
      return onBidScreen(screen);
    const check = controls.find(({ name }) => name === 'Check again');
    if (check && random.chance(0.3)) return use(check);
    const isBetting = random.weighted([[true, 6] as const, [false, 2 * habits.wandering]]);
    return isBetting ? openBet() : use(random.pick(controls));
  };

  const onTab = (tab: Tab): Step => {
    // Nobody can sign in without a connection, and no phone stays without one for long.
    if (!tab.phone.isOnline && random.chance(isSignedOut(tab) ? 0.6 : 0.15))
      return { do: 'online', device: tab.phone.name };
    const isHasty = random.chance(habits.haste);
    const wait = random.pick([0, 10, 45, 250]);
    return { tab: tab.name, ...onScreen(tab), ...(isHasty && { wait }) };
  };

  const chosen = (): Step => {
    const tab = random.pick([...stage.tabs.values()]);
    const kind = random.weighted<EventKind | 'player'>([['player', 30], ...habits.events]);
    const event = kind === 'player' ? undefined : drawEvent(kind, stage, tab, random, now);
    return event ?? onTab(tab);
  };

  /** Remembers a step, and plans the steps that follow from it. */
  const remember = (step: Step): void => {
    if (step.do === 'suspend') now.isSuspended = step.suspended;
    if (step.do === 'refuse refresh') now.refusesRefresh = step.refuses;
    if (step.do === 'open') {
      opened = { market: step.market, tile: step.tile };
      now.market = step.market;
    }
    if (step.do === 'fill') {
      entered = step.entry;
      const number = Object.entries(entered.texts).find(([label]) => !isStake(label))?.[1];
      now.number = number ?? now.number;
      if (random.chance(0.5)) row = [{ do: 'submit', tab: step.tab }];
    }
    if (step.do === 'submit' && opened && entered && random.chance(habits.repeats)) {
      const { tab } = step;
      const isOtherPhone = stage.phones.size > 1 && random.chance(0.3);
      const other = isOtherPhone ? (tab.startsWith('A') ? 'B1' : 'A1') : tab;
      if (!stage.tabs.has(other)) row.push({ do: 'new tab', tab: other, path: '/home' });
      row.push({ do: 'open', tab: other, ...opened }, { do: 'fill', tab: other, entry: entered });
      row.push({ do: 'submit', tab: other });
    }
  };

  return () => {
    if (stage.tabs.size === 0) return { do: 'new tab', tab: 'A1', path: '/' };
    const planned = row.shift();
    const step = planned ?? chosen();
    if (!planned) remember(step);
    return step;
  };
}
