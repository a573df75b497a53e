import type { Tab } from '../browser/tab.ts';
import type { Random } from '../kernel/random.ts';
import type { Stage } from '../run/stage.ts';
import type { Entry, Step, TabAction, Target } from '../run/step.ts';
import { people } from '../run/world.ts';
import { createFollowUps } from './follow-ups.ts';
import type { Habits, StepKind } from './habits.ts';
import { legalText, wrongText } from './numbers.ts';
import { bidPaths, marketNames, otherPaths, tiles } from './places.ts';
import { type Control, openMarkets, type Screen } from './screen.ts';
import { createSurroundings, isSignedOut, type Memory } from './surroundings.ts';

/** Chooses the next step of a run: what somebody would do with what the screens show. */
export interface Person {
  readonly next: () => Step;
}

/** Weights of the buttons of dialogs; others have 1. */
const dialogWeights: Readonly<Record<string, number>> = {
  Submit: 12,
  'Submit anyway': 2,
  'Send again': 2,
  Cancel: 0.7,
  Logout: 0.3,
};

type Player = (typeof people)[number];

/** One of some players, mostly the one who has points to bet with. */
const drawPlayer = (random: Random, among: readonly Player[]): Player =>
  random.weighted(
    among.map((person) => [person, [14, 2, 1][people.indexOf(person)] ?? 1] as const),
  ) ?? people[0];

/** Whether a field takes points; others take numbers. */
const isStake = (label: string): boolean =>
  label.startsWith('Enter Points') || label.startsWith('Points for digit');

const isDigitKey = ({ role, name }: Control): boolean => role === 'button' && /^\d$/.test(name);

export function createPerson(stage: Stage, random: Random, habits: Habits): Person {
  /** Each stake is unique, so that bets can be told apart by their points. */
  let points = 10;
  let registered = 0;
  const memory: Memory = {
    market: random.pick(marketNames),
    numbers: [],
    opened: undefined,
    last: undefined,
    lastSignIn: undefined,
    signedIn: new Map(),
    open: marketNames,
    suspended: new Set(),
    refusesRefresh: false,
  };
  const owners = new Map(
    [...stage.devices.keys()].map((name) => [name, drawPlayer(random, people)]),
  );

  const nextPoints = (): string => {
    if (random.chance(habits.mistakes * 0.3))
      return random.pick(['0', '', '10001', '7.5', '99999']);
    return String(random.chance(0.015) ? 9000 + points++ : ++points);
  };

  const secretOf = (person: Player): string => {
    const { grantType } = stage.world;
    return grantType === 'mpin' ? person.mpin : grantType === 'otp' ? person.otp : person.password;
  };

  const signIn = (tab: Tab): TabAction => {
    const owner = owners.get(tab.device.name) ?? people[0];
    const person = random.chance(0.65) ? owner : drawPlayer(random, people);
    const secret = random.chance(habits.mistakes * 0.3) ? '1234567890' : secretOf(person);
    return { do: 'sign in', mobile: person.mobile, secret };
  };

  const entryFor = (screen: Screen): Entry => {
    const labels = (entry: Entry): string => Object.keys(entry.texts).join();
    const entry = drawEntry(screen);
    const { last } = memory;
    const isAgain = last && labels(last) === labels(entry) && random.chance(habits.repeats);
    return isAgain ? last : entry;
  };

  const drawEntry = ({ controls }: Screen): Entry => {
    const fields = controls.filter(({ role, name }) => role === 'textbox' && name !== 'Date');
    const grid = fields.filter(({ name }) => name.startsWith('Points for digit'));
    const keys = controls.filter(isDigitKey).map(({ name }) => name);
    const boxes = controls.filter(({ role }) => role === 'checkbox' || role === 'radio');
    const texts: Record<string, string> = {};
    const typed = grid.length > 0 ? grid.filter(() => random.chance(0.25)) : fields;
    for (const { name } of typed) {
      const isPoints = isStake(name);
      const isWrong = random.chance(habits.mistakes);
      if (isPoints) texts[name] = nextPoints();
      else texts[name] = isWrong ? wrongText(random) : legalText(name, random);
    }
    const hasType = controls.some(({ role, name }) => role === 'select' && name === 'Type');
    const session =
      hasType && random.chance(0.4) ? random.pick(['Open', 'Close'] as const) : undefined;
    return {
      texts,
      ticks: boxes.filter(() => random.chance(0.6)).map(({ name }) => name),
      keys:
        keys.length > 0
          ? [random.pick(keys), ...(random.chance(0.3) ? [random.pick(keys)] : [])]
          : [],
      ...(session && { session }),
    };
  };

  const targetOf = ({ role, name, nth }: Control): Target =>
    nth > 0 ? { role, name, nth } : { role, name };

  const use = (control: Control): TabAction => {
    const target = targetOf(control);
    if (control.role === 'textbox') {
      const isDate = control.element.getAttribute('type') === 'date';
      const text = isDate
        ? random.pick(['2026-11-19', '2026-11-20', '2026-11-21', '2026-10-02'])
        : legalText(control.name, random) + (control.name.includes('mount') ? '00' : '');
      return { do: 'type', target, text };
    }
    // The judge reads English.
    if (control.role === 'select' && !control.name.startsWith('Language')) {
      const options = [...control.element.querySelectorAll('option')].map(
        (each) => each.textContent?.trim() ?? '',
      );
      return options.length > 0
        ? { do: 'choose', target, option: random.pick(options) }
        : { do: 'press', target };
    }
    const twice = random.chance(habits.doubleTaps);
    return { do: 'press', target, ...(twice && { twice }) };
  };

  const inDialog = ({ controls }: Screen): TabAction => {
    const control = random.weighted(
      controls.map((each) => [each, dialogWeights[each.name] ?? 1] as const),
    );
    return control ? use(control) : { do: 'back' };
  };

  const register = ({ controls }: Screen): TabAction => {
    const fields = controls.filter(({ role }) => role === 'textbox');
    const typed = fields.filter(({ name }) => !name.includes('optional') || random.chance(0.3));
    const texts = typed.map(({ name }) => {
      const isWrong = random.chance(habits.mistakes);
      return [name, isWrong ? wrongText(random) : registrationText(name)] as const;
    });
    return { do: 'register', texts: Object.fromEntries(texts) };
  };

  const registrationText = (label: string): string => {
    if (label.includes('Mobile')) return String(8_800_000_000 + registered++ * 7 + 123);
    if (label.includes('name')) return 'Asha';
    const { grantType } = stage.world;
    if (grantType === 'password') return 'Kolhapur7';
    return grantType === 'otp' ? '482913' : String(random.pick([2, 7, 4]));
  };

  const openBet = (): TabAction => {
    // People go back to what they did last.
    if (memory.opened && random.chance(0.3)) return { do: 'open', ...memory.opened };
    const isSame = memory.open.includes(memory.market) && random.chance(0.2);
    const other = random.pick(random.chance(0.85) ? memory.open : marketNames);
    const market = isSame ? memory.market : other;
    const hasClassic = stage.world.scenario === 'classic-half-sangam';
    const tile = hasClassic && random.chance(0.3) ? 'Half Sangam' : random.pick(tiles);
    return { do: 'open', market, tile };
  };

  const onBidScreen = (screen: Screen): TabAction => {
    const rows = screen.controls.filter(({ name }) => name.startsWith('Delete '));
    const filled = screen.controls.some(
      ({ name, element }) =>
        name.startsWith('Points for digit') && (element as { value?: string }).value !== '',
    );
    const hasBids = rows.length > 0 || filled;
    const twice = random.chance(habits.doubleTaps);
    const submit: TabAction = { do: 'submit', ...(twice && { twice }) };
    return (
      random.weighted<TabAction>([
        [{ do: 'fill', entry: entryFor(screen) }, hasBids ? 3 : 12],
        [submit, hasBids ? 10 : 0.3],
        [rows[0] ? use(random.pick(rows)) : submit, hasBids ? 1 : 0],
        [use(random.pick(screen.controls)), habits.wandering],
        [openBet(), 0.7],
        // No tile opens Single Digit: its address is opened with the navigation state of another screen.
        [
          { do: 'visit', path: '/single-digit', withState: true },
          screen.path === '/multi-digit' ? 6 : 0,
        ],
      ]) ?? submit
    );
  };

  const onScreen = (tab: Tab): TabAction => {
    const screen = stage.screenOf(tab);
    const open = openMarkets(screen);
    if (open.length > 0) memory.open = open;
    if (screen.dialog && screen.controls.length > 0) return inDialog(screen);
    if (screen.path === '/login' || screen.path === '/') {
      const rest = screen.controls.length > 0 ? use(random.pick(screen.controls)) : signIn(tab);
      return (
        random.weighted([[signIn(tab), 10] as const, [rest, habits.wandering * 0.5] as const]) ??
        rest
      );
    }
    if (screen.path === '/register') {
      const isDone = screen.controls.length > 0 && random.chance(0.2);
      return isDone ? use(random.pick(screen.controls)) : register(screen);
    }
    if (bidPaths.includes(screen.path) && screen.controls.some(({ name }) => name === 'Continue')) {
      return onBidScreen(screen);
    }
    const notice = screen.controls.find(({ name }) => name === 'Check again');
    if (notice && random.chance(0.3)) return use(notice);
    const pages = screen.controls.filter(({ name }) => name === 'Next' || name === 'Prev');
    if (pages.length > 0 && random.chance(0.5)) return use(random.pick(pages));
    if (screen.controls.length === 0) return { do: 'reload' };
    const links = screen.controls.filter(({ role }) => role === 'link');
    return (
      random.weighted<TabAction>([
        [openBet(), 6],
        [use(random.pick(screen.controls)), 1 + 2 * habits.wandering],
        [use(random.pick(links.length > 0 ? links : screen.controls)), 2 * habits.wandering],
        [surroundings.toScreen(random.pick(otherPaths)), habits.wandering],
      ]) ?? openBet()
    );
  };

  const surroundings = createSurroundings(stage, random, memory, signIn, habits.addresses);

  const signInElsewhere = (name: string): TabAction | undefined => {
    const tab = stage.tabs.get(name);
    const mobile = tab && memory.signedIn.get(tab.device.name);
    const others = people.filter((person) => person.mobile !== mobile);
    const other = drawPlayer(random, others);
    return tab && { do: 'sign in', mobile: other.mobile, secret: secretOf(other) };
  };

  const enterMore = (name: string): TabAction | undefined => {
    const tab = stage.tabs.get(name);
    return tab && { do: 'fill', entry: drawEntry(stage.screenOf(tab)) };
  };

  const followUps = createFollowUps(
    {
      stage,
      random,
      memory,
      more: enterMore,
      signIn: signInElsewhere,
      toScreen: surroundings.toScreen,
      untilClosing: (name) => {
        const tab = stage.tabs.get(name);
        return tab ? surroundings.untilClosing(tab) : 0;
      },
    },
    habits.rows,
    habits.story,
  );

  const byPlayer = (): Step => {
    const tab = surroundings.anyTab();
    const isOut = isSignedOut(tab);
    // Nobody can sign in without a connection, and nobody stays without one for long.
    if (!tab.device.isOnline && random.chance(isOut ? 0.6 : 0.15))
      return { do: 'online', device: tab.device.name };
    const isWaiting = isOut && stage.network.open().some(({ page }) => page === tab.page);
    if (isWaiting && random.chance(0.7)) return { do: 'wait', ms: random.pick([3000, 11_000]) };
    const action = onScreen(tab);
    const isHasty = random.chance(habits.haste);
    return { tab: tab.name, ...action, ...(isHasty && { wait: random.pick([0, 10, 45, 250]) }) };
  };

  const chosen = (): Step => {
    const kind = random.weighted([
      ['player' as const, 30] as const,
      ...(Object.entries(habits.steps) as [StepKind, number][]),
    ]);
    const step = kind === undefined || kind === 'player' ? undefined : surroundings.step(kind);
    return step ?? byPlayer();
  };

  /** The market that a bid screen names in its bar: it may have been opened by other ways than a step that names it. */
  const marketOn = (name: string): string | undefined => {
    const tab = stage.tabs.get(name);
    const title = tab ? stage.screenOf(tab).title : '';
    return [...memory.open, ...marketNames].find((market) => title.startsWith(market));
  };

  /** Remembers what is done, not what was only thought of. */
  const remember = (step: Step): void => {
    if (step.do === 'sign in') {
      memory.signedIn.set(step.tab.slice(0, 1), step.mobile);
      memory.lastSignIn = { do: 'sign in', mobile: step.mobile, secret: step.secret };
    }
    if (step.do === 'suspend') {
      if (step.suspended) memory.suspended.add(step.market);
      else memory.suspended.delete(step.market);
    }
    if (step.do === 'refuse refresh') memory.refusesRefresh = step.refuses;
    if (step.do === 'open') {
      memory.market = step.market;
      memory.opened = { market: step.market, tile: step.tile };
    }
    if (step.do === 'press' && memory.opened && tiles.includes(step.target.name)) {
      memory.opened = { ...memory.opened, tile: step.target.name };
    }
    if (step.do === 'fill') {
      memory.last = step.entry;
      const market = marketOn(step.tab);
      if (market !== undefined) {
        memory.market = market;
        if (memory.opened) memory.opened = { ...memory.opened, market };
      }
      const texts = Object.entries(step.entry.texts).filter(([label]) => !isStake(label));
      memory.numbers.push(...texts.map(([, text]) => text));
    }
  };

  return {
    next: () => {
      if (stage.tabs.size === 0) return { do: 'new tab', tab: surroundings.freeName(), path: '/' };
      const step = followUps.next() ?? chosen();
      remember(step);
      followUps.after(step);
      return step;
    },
  };
}
