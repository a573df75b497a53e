import { readPlayerList, writePlayerList } from '../auth/player-list.ts';
import { today } from '../lib/days.ts';
import { withStake } from '../limits/play-limits.ts';
import { changeLimits } from '../limits/stored-limits.ts';
import { keepTickets } from '../winnings/draw-tickets.ts';
import type { Submission } from './submission.ts';

const REMEMBERED = 12;

const listName = (screen: string): string => `played_numbers:${screen}`;

/** The numbers that the player placed on a screen lately, the newest first. */
export const rememberedNumbers = (screen: string): readonly string[] =>
  readPlayerList(listName(screen));

/** Puts the numbers of placed bets in front of those that a screen remembers. */
export function rememberNumbers(screen: string, labels: readonly string[]): void {
  const all = new Set([...labels, ...rememberedNumbers(screen)]);
  writePlayerList(listName(screen), [...all].slice(0, REMEMBERED));
}

/** Keeps what a placed submission leaves on this device: its stake of the day, its numbers, the tickets of its draws. */
export function keepPlaced(submission: Submission): void {
  const { body, screen, bids } = submission;
  changeLimits((limits) => withStake(limits, today(), body.amount));
  rememberNumbers(
    screen,
    bids.map(({ label }) => label),
  );
  keepTickets(submission);
}
