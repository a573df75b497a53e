import { readPlayerList, writePlayerList } from '../auth/player-list.ts';
import { today } from '../lib/days.ts';
import { withStake } from '../limits/play-limits.ts';
import { changeLimits } from '../limits/stored-limits.ts';
import { keepTickets } from '../winnings/draw-tickets.ts';
import type { Submission } from './submission.ts';

const REMEMBERED = 12;

const listName = (screen: string): string => `played_numbers:${screen}`;

/** The numbers that the player recently placed on a screen, the newest first. */
export const rememberedNumbers = (screen: string): readonly string[] =>
  readPlayerList(listName(screen));

/** Puts the numbers of placed bets before the stored numbers of a screen. */
export function rememberNumbers(screen: string, labels: readonly string[]): void {
  const all = new Set([...labels, ...rememberedNumbers(screen)]);
  writePlayerList(listName(screen), [...all].slice(0, REMEMBERED));
}

/** Stores the stake of the day, the numbers and the draw tickets of a placed submission on this device. */
export function keepPlaced(submission: Submission): void {
  const { body, screen, bids } = submission;
  changeLimits((limits) => withStake(limits, today(), body.amount));
  rememberNumbers(
    screen,
    bids.map(({ label }) => label),
  );
  keepTickets(submission);
}
