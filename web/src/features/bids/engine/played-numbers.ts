import { rememberedNumbers } from '../../../submissions/keep-placed.ts';
import type { Bid } from './bids.ts';
import type { Entry, Field } from './definition.ts';

/** The numbers that are offered at once: one row at 360 px. */
const OFFERED = 6;

/** The only number field of a typed entry; undefined for any other entry. */
export const onlyField = ({ kind, fields }: Entry): Field | undefined =>
  kind === 'typed' && fields.length === 1 ? fields[0] : undefined;

/** The numbers that the player recently placed on a screen and that its table lacks, the newest first. */
export function playedNumbers(screen: string, bids: readonly Bid[], { length }: Field): string[] {
  const inTable = new Set(bids.map(({ label }) => label));
  return rememberedNumbers(screen)
    .filter((label) => /^\d+$/.test(label) && label.length === length && !inTable.has(label))
    .slice(0, OFFERED);
}
