import type { Random } from '../kernel/random.ts';
import type { Stage } from '../run/stage.ts';
import type { Step, TabAction } from '../run/step.ts';
import type { Story } from './habits.ts';
import { panaFor } from './numbers.ts';
import { findControl } from './screen.ts';
import type { Memory } from './surroundings.ts';

/** What a player does in a row: steps that seldom meet by chance. */
export interface FollowUps {
  /** The next step of the row; undefined outside of one. */
  readonly next: () => Step | undefined;
  /** Hears of every step: some begin a row. */
  readonly after: (step: Step) => void;
}

interface Acting {
  readonly stage: Stage;
  readonly random: Random;
  readonly memory: Memory;
  /** Enters another bid on the screen of a tab. */
  readonly more: (tab: string) => TabAction | undefined;
  /** Signs in as somebody else. */
  readonly signIn: (tab: string) => TabAction | undefined;
  /** Opens a screen, by its address or by what the app offers. */
  readonly toScreen: (path: string) => TabAction;
  /** Milliseconds until bids end by what a tab says. */
  readonly untilClosing: (tab: string) => number;
}

type Next = () => Step | undefined;

const hour = 60 * 60_000;
const refuse = (refuses: boolean): Step => ({ do: 'refuse refresh', refuses });

/** Screens that show what a player has and did. */
const ownScreens = ['/bid-history', '/passbook', '/win-history', '/home', '/wallet'] as const;

/**
 * @param chance how often a step begins a row
 * @param story what always begins one
 */
export function createFollowUps(
  acting: Acting,
  chance: number,
  story: Story | undefined,
): FollowUps {
  const { stage, random, memory, more, signIn, toScreen, untilClosing } = acting;
  let row: Next[] = [];

  const inTab =
    (tab: string, action: () => TabAction | undefined): Next =>
    () => {
      const chosen = stage.tabs.has(tab) ? action() : undefined;
      return chosen && { ...chosen, tab };
    };
  const look = (tab: string): Next => inTab(tab, () => toScreen(random.pick(ownScreens)));
  const submit = (tab: string): Next => inTab(tab, () => ({ do: 'submit' }));
  const again = (tab: string): Next[] => [
    inTab(tab, () => memory.opened && { do: 'open', ...memory.opened }),
    inTab(tab, () => memory.last && { do: 'fill', entry: memory.last }),
    submit(tab),
  ];
  const signOut = (tab: string): Next => inTab(tab, () => ({ do: 'sign out' }));
  const back = (tab: string): Next => inTab(tab, () => ({ do: 'back' }));
  const signInElsewhere = (tab: string): Next => inTab(tab, () => signIn(tab));
  const draw =
    (session: 'open' | 'close'): Next =>
    () => ({
      do: 'set draw',
      market: memory.market,
      session,
      pana: panaFor(memory.numbers.at(-1) ?? '', random),
    });
  const sleep =
    (ms: number): Next =>
    () => ({ do: 'sleep', ms });
  const untilClosed = (tab: string): Next => {
    return () => {
      const ms = untilClosing(tab) - random.pick([4000, 1000, -3000, -40_000]);
      return ms > 0 ? { do: 'sleep', ms } : undefined;
    };
  };

  /** Rows by the step that they follow. */
  const rowsAfter = (step: Step): readonly Next[][] => {
    if (!('tab' in step)) return [];
    const { tab } = step;
    switch (step.do) {
      case 'fill':
        return [
          [submit(tab)],
          [untilClosed(tab), submit(tab)],
          [signOut(tab), signInElsewhere(tab), back(tab), back(tab)],
          [inTab(tab, () => ({ do: 'reload' })), submit(tab)],
        ];
      case 'submit':
        return [
          again(tab),
          [...again(tab), submit(tab)],
          [draw('open'), draw('close'), look(tab), sleep(6 * hour), look(tab), look(tab)],
          [inTab(tab, () => ({ do: 'reload' })), look(tab)],
        ];
      case 'visit':
      case 'go to':
        return [[() => ({ do: 'wait', ms: 3000 })]];
      case 'sign out':
        return [
          [signInElsewhere(tab), look(tab), look(tab)],
          [signInElsewhere(tab), ...again(tab)],
        ];
      default:
        return [];
    }
  };

  const goTo = (tab: string, path: string): Next => inTab(tab, () => ({ do: 'go to', path }));

  /** Presses a link of the screen, which loads no page. */
  const follow = (tab: string, name: string): Next =>
    inTab(tab, () => {
      const open = stage.tabs.get(tab);
      const found = open && findControl(stage.screenOf(open), 'link', name);
      return found && { do: 'press', target: { role: 'link', name } };
    });

  /** Looks at what became of a submission: on its screen, and in the history. */
  const checkAgain = (tab: string): Next[] => [
    inTab(tab, () => ({ do: 'press', target: { role: 'button', name: 'Check again' } })),
    look(tab),
  ];
  const pause: Next = () => ({ do: 'wait', ms: random.pick([3000, 11_000]) });

  /** Bets a part of the last entries on the other phone of the player, while it is not known whether they were placed. */
  const onSecondPhone = (tab: string): Next[] => {
    const [own = ''] = tab;
    const device = [...stage.devices.keys()].find((name) => name !== own);
    const other = `${device}1`;
    const entry = memory.last;
    const player = memory.lastSignIn;
    const repeated = [
      inTab(other, () => memory.opened && { do: 'open', ...memory.opened }),
      inTab(other, () => entry && { do: 'fill', entry }),
      submit(other),
    ];
    return [
      inTab(tab, () => more(tab)),
      submit(tab),
      ...(device === undefined ? [] : [(): Step => ({ do: 'new tab', tab: other, path: '/' })]),
      inTab(other, () => player),
      ...repeated,
      pause,
      ...checkAgain(tab),
    ];
  };

  const storyAfter = (step: Step): Next[] | undefined => {
    if (story === 'same again' && step.do === 'submit') {
      const { tab } = step;
      return [...again(tab), pause, ...checkAgain(tab)];
    }
    if (story === 'second phone' && step.do === 'fill') return onSecondPhone(step.tab);
    if (story === 'last second' && step.do === 'fill') {
      const { tab } = step;
      return [untilClosed(tab), submit(tab)];
    }
    if (story === 'wins' && step.do === 'submit') {
      const { tab } = step;
      return [
        ...[draw('open'), draw('close'), goTo(tab, '/home'), follow(tab, 'All Bids')],
        ...[sleep(random.pick([6, 10]) * hour), follow(tab, 'Home'), follow(tab, 'All Bids')],
        ...[follow(tab, 'Wallet'), goTo(tab, '/win-history'), goTo(tab, '/wallet')],
      ];
    }
    if (story === 'shared phone' && step.do === 'sign in') {
      const { tab } = step;
      const bids = [follow(tab, 'All Bids'), follow(tab, 'Passbook'), follow(tab, 'Home')];
      return [...bids, signOut(tab), signInElsewhere(tab), ...bids];
    }
    if (story !== 'another player' || step.do !== 'fill') return undefined;
    const { tab } = step;
    return [
      ...[() => refuse(true), (): Step => ({ do: 'expire tokens' })],
      ...[inTab(tab, () => ({ do: 'reload' })), () => refuse(false)],
      ...[signInElsewhere(tab), back(tab), back(tab)],
    ];
  };

  return {
    next: () => {
      while (row.length > 0) {
        const step = row.shift()?.();
        if (step) return step;
      }
      return undefined;
    },
    after: (step) => {
      if (row.length > 0) return;
      const own = storyAfter(step);
      if (own) {
        row = own;
        return;
      }
      const rows = rowsAfter(step);
      if (rows.length > 0 && random.chance(chance)) row = [...random.pick(rows)];
    },
  };
}
