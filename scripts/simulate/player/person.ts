import type { Tab } from '../browser/tab.ts';
import type { Random } from '../kernel/random.ts';
import type { Stage } from '../run/stage.ts';
import type { Entry, Step, TabAction, Target } from '../run/step.ts';
import { people } from '../run/world.ts';
import type { Habits, StepKind } from './habits.ts';
import { legalText, panaFor, wrongText } from './numbers.ts';
import { bidPaths, otherPaths, tiles } from './places.ts';
import { type Control, type Screen, textOf } from './screen.ts';

/** Chooses the next step of a run: what somebody would do with what the screens show. */
export interface Person {
  readonly next: () => Step;
}

const minute = 60_000;
const hour = 60 * minute;

/** Weights of the buttons of dialogs; others have 1. */
const dialogWeights: Readonly<Record<string, number>> = {
  Submit: 12,
  'Submit anyway': 2,
  'Send again': 2,
  Cancel: 0.7,
  Logout: 0.3,
};

const isDigitKey = ({ role, name }: Control): boolean => role === 'button' && /^\d$/.test(name);

export function createPerson(stage: Stage, random: Random, habits: Habits): Person {
  /** Each stake is unique, so that bets can be told apart by their points. */
  let points = 10;
  let registered = 0;
  /** What was bet on last: the operator likes to draw it. */
  let lastMarket: string = random.pick(marketNames);
  const lastNumbers: string[] = [];
  const owners = new Map([...stage.devices.keys()].map((name) => [name, random.pick(people)]));

  const nextPoints = (): string => {
    if (random.chance(habits.mistakes * 0.3))
      return random.pick(['0', '', '10001', '7.5', '99999']);
    return String(random.chance(0.04) ? 9000 + points++ : ++points);
  };

  const secretOf = (person: (typeof people)[number]): string => {
    const { grantType } = stage.world;
    return grantType === 'mpin' ? person.mpin : grantType === 'otp' ? person.otp : person.password;
  };

  const signIn = (tab: Tab): TabAction => {
    const owner = owners.get(tab.device.name) ?? people[0];
    const person = random.chance(0.8) ? owner : random.pick(people);
    const secret = random.chance(habits.mistakes * 0.3) ? '1234567890' : secretOf(person);
    return { do: 'sign in', mobile: person.mobile, secret };
  };

  const entryFor = ({ controls }: Screen): Entry => {
    const fields = controls.filter(({ role, name }) => role === 'textbox' && name !== 'Date');
    const grid = fields.filter(({ name }) => name.startsWith('Points for digit'));
    const keys = controls.filter(isDigitKey).map(({ name }) => name);
    const boxes = controls.filter(({ role }) => role === 'checkbox' || role === 'radio');
    const texts: Record<string, string> = {};
    const typed = grid.length > 0 ? grid.filter(() => random.chance(0.25)) : fields;
    for (const { name } of typed) {
      const isPoints = name.startsWith('Enter Points') || name.startsWith('Points for digit');
      const isWrong = random.chance(habits.mistakes);
      if (isPoints) texts[name] = nextPoints();
      else texts[name] = isWrong ? wrongText(random) : legalText(name, random);
      if (!isPoints) lastNumbers.push(texts[name] ?? '');
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
    if (control.role === 'select') {
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

  const register = (screen: Screen): TabAction => {
    const empty = screen.controls.filter(
      ({ role, element }) => role === 'textbox' && (element as { value?: string }).value === '',
    );
    const field = empty.find(({ name }) => !name.includes('optional'));
    if (!field || random.chance(0.1)) {
      return { do: 'press', target: { role: 'button', name: 'Register' } };
    }
    return { do: 'type', target: targetOf(field), text: registrationText(field.name) };
  };

  const registrationText = (label: string): string => {
    if (label.includes('Mobile')) return String(8_800_000_000 + registered++ * 7 + 123);
    if (label.includes('name')) return 'Asha';
    const { grantType } = stage.world;
    if (grantType === 'password') return 'Kolhapur7';
    return grantType === 'otp' ? '482913' : String(random.pick([2, 7, 4]));
  };

  const drawnPana = (): string => {
    const number = lastNumbers.at(-1 - random.below(2)) ?? '';
    return panaFor(number, random);
  };

  const openBet = (): TabAction => {
    const market = random.pick(marketNames);
    lastMarket = market;
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
    if (screen.dialog && screen.controls.length > 0) return inDialog(screen);
    if (screen.path === '/login' || screen.path === '/') {
      const rest = screen.controls.length > 0 ? use(random.pick(screen.controls)) : signIn(tab);
      return (
        random.weighted([[signIn(tab), 10] as const, [rest, habits.wandering * 0.5] as const]) ??
        rest
      );
    }
    if (screen.path === '/register') return register(screen);
    if (bidPaths.includes(screen.path) && screen.controls.some(({ name }) => name === 'Continue')) {
      return onBidScreen(screen);
    }
    const notice = screen.controls.find(({ name }) => name === 'Check again');
    if (notice && random.chance(0.3)) return use(notice);
    if (screen.controls.length === 0) return { do: 'reload' };
    return (
      random.weighted<TabAction>([
        [openBet(), 6],
        [use(random.pick(screen.controls)), 1 + 3 * habits.wandering],
        [{ do: 'visit', path: random.pick(otherPaths) }, habits.wandering],
      ]) ?? openBet()
    );
  };

  const names = () => [...stage.tabs.keys()];
  const anyTab = (): Tab => {
    const tab = stage.tabs.get(random.pick(names()));
    if (!tab) throw new Error('No tab is open');
    return tab;
  };

  const freeName = (): string => {
    const device = random.pick([...stage.devices.keys()]);
    const used = names().filter((name) => name.startsWith(device)).length;
    return used < 2 ? (stage.tabs.has(`${device}1`) ? `${device}2` : `${device}1`) : '';
  };

  const byPlayer = (): Step => {
    const tab = anyTab();
    const action = onScreen(tab);
    const isHasty = random.chance(habits.haste);
    return { tab: tab.name, ...action, ...(isHasty && { wait: random.pick([0, 10, 45, 250]) }) };
  };

  /** Milliseconds until bids end by what a screen says; 0 if it says nothing. */
  const untilClosing = (tab: Tab): number => {
    const { scope } = stage.screenOf(tab);
    const found = textOf(scope).match(/bids till (\d\d):(\d\d) (AM|PM)/);
    if (!found) return 0;
    const [, hours, minutes, half] = found;
    const clock = (Number(hours) % 12) * hour + Number(minutes) * minute;
    const end = half === 'PM' ? clock + 12 * hour : clock;
    const now = (stage.kernel.now() + 5.5 * hour) % (24 * hour);
    return (end - now + 24 * hour) % (24 * hour);
  };

  const suspendedMarket = () => (random.chance(0.6) ? lastMarket : random.pick(marketNames));

  const special = (kind: StepKind): Step | undefined => {
    const tab = anyTab();
    const { name: device } = tab.device;
    switch (kind) {
      case 'new tab': {
        const name = freeName();
        return name === ''
          ? undefined
          : { do: 'new tab', tab: name, path: random.pick(['/', '/home']) };
      }
      case 'close':
        return names().length > 1 ? { do: 'close', tab: tab.name } : undefined;
      case 'visit':
        return { do: 'visit', tab: tab.name, path: random.pick([...otherPaths, '/no-such-page']) };
      case 'wait':
        return { do: 'wait', ms: random.pick([1000, 3000, 11_000, 35_000]) };
      case 'sleep':
        return {
          do: 'sleep',
          ms: random.pick([2 * minute, 11 * minute, 50 * minute, 3 * hour, 14 * hour]),
        };
      case 'to a closing': {
        const ms = untilClosing(tab) - random.pick([25_000, 4000, -3000, -25_000]);
        return ms > 0 ? { do: 'sleep', ms } : undefined;
      }
      case 'offline':
      case 'online':
        return { do: kind, device };
      case 'set clock':
        return {
          do: 'set clock',
          device,
          ahead: random.pick([0, -5 * minute, 2 * hour, -26 * hour]),
        };
      case 'expire tokens':
        return { do: 'expire tokens' };
      case 'refuse refresh':
        return { do: 'refuse refresh', refuses: random.chance(0.5) };
      case 'set draw':
        return {
          do: 'set draw',
          market: lastMarket,
          session: random.pick(['open', 'close']),
          pana: drawnPana(),
        };
      case 'suspend':
        return { do: 'suspend', market: suspendedMarket(), suspended: random.chance(0.6) };
      case 'sign in elsewhere':
        return { tab: tab.name, ...signIn(tab) };
      default:
        return { do: kind, tab: tab.name };
    }
  };

  return {
    next: () => {
      if (names().length === 0) return { do: 'new tab', tab: freeName(), path: '/' };
      const kind = random.weighted([
        ['player' as const, 30] as const,
        ...(Object.entries(habits.steps) as [StepKind, number][]),
      ]);
      const step = kind === undefined || kind === 'player' ? undefined : special(kind);
      return step ?? byPlayer();
    },
  };
}

/** The markets that a player bets on. */
const marketNames = [
  ...['Kalyan Matka', 'Madhur Day', 'Sridevi', 'Milan Day', 'Main Bazar', 'SITA MORNING'],
  ...['Sridevi Night', 'Kalyan Night', 'Milan Night', 'Time Bazar'],
] as const;
