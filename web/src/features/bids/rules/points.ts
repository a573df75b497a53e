import type { Message } from '../../../i18n/text.ts';
import { readWhole } from '../../../lib/typed-amount.ts';
import { POINTS_DIGITS, POINTS_MAX, POINTS_MIN } from '../../../matka/limits.ts';

export const POINTS_MESSAGE = 'Points must be between 1 to 10000';

/** The part of a text that a points field keeps: digits, five at most. */
export const readPointsText = readWhole(POINTS_DIGITS, POINTS_MESSAGE);

/** Parses the text of a points field: whole points from 1 to 10000, else undefined. */
export function readPoints(text: string): number | undefined {
  if (!/^\d+$/.test(text)) return undefined;
  const points = Number(text);
  return points >= POINTS_MIN && points <= POINTS_MAX ? points : undefined;
}

export function pointsFailure(text: string): Message | undefined {
  return readPoints(text) === undefined ? POINTS_MESSAGE : undefined;
}
