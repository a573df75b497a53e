import { readPlayerList, writePlayerList } from '../../../auth/player-list.ts';
import { onPlaced } from '../../../submissions/presence.ts';
import type { Bid } from './bids.ts';
import type { Entry, Field } from './definition.ts';

const REMEMBERED = 12;
/** The numbers that are offered at once: one row at 360 px. */
const OFFERED = 6;

const listName = (screen: string): string => `played_numbers:${screen}`;

/** Puts the numbers of placed bets in front of those that a screen remembers. */
export function rememberNumbers(screen: string, labels: readonly string[]): void {
  const all = new Set([...labels, ...readPlayerList(listName(screen))]);
  writePlayerList(listName(screen), [...all].slice(0, REMEMBERED));
}

onPlaced(({ screen, bids }) =>
  rememberNumbers(
    screen,
    bids.map(({ label }) => label),
  ),
);

/** The one number field of a typed entry; undefined of any other. */
export const onlyField = ({ kind, fields }: Entry): Field | undefined =>
  kind === 'typed' && fields.length === 1 ? fields[0] : undefined;

/** The numbers that the player placed on a screen lately and that its table lacks, the newest first. */
export function playedNumbers(screen: string, bids: readonly Bid[], { length }: Field): string[] {
  const inTable = new Set(bids.map(({ label }) => label));
  return readPlayerList(listName(screen))
    .filter((label) => /^\d+$/.test(label) && label.length === length && !inTable.has(label))
    .slice(0, OFFERED);
}
