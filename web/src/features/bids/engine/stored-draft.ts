import { readPoints } from '../rules/points.ts';
import type { Bid } from './bids.ts';
import type { Form } from './form.ts';

/** The draft of a bid screen in local storage. */
export interface Draft {
  /** Key of the history entry that stored it. */
  readonly entry: string;
  /** Who typed it; older ones lack it. */
  readonly player?: string | undefined;
  readonly form: Form;
  readonly bids: readonly Bid[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDigits = (value: unknown): boolean => typeof value === 'string' && /^\d*$/.test(value);

/** The values that a member of a form may have; of the others those of the same type. */
const valid: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: (value) => value === 'open' || value === 'close' || value === '',
  bracketType: (value) => value === 'half' || value === 'full',
  cells: (value) =>
    isRecord(value) &&
    Object.entries(value).every(([digit, points]) => /^\d$/.test(digit) && isDigits(points)),
};

/** Whether a form has valid values; what an earlier version did not have yet stays empty. */
const isForm = (form: unknown, empty: Form): form is Form =>
  isRecord(form) &&
  Object.entries(empty).every(([name, blank]) => {
    const value = form[name];
    if (value === undefined) return true;
    if (valid[name]) return valid[name](value);
    return typeof blank === 'string' ? isDigits(value) : typeof value === typeof blank;
  });

const isBid = (bid: unknown): bid is Bid =>
  isRecord(bid) &&
  typeof bid.label === 'string' &&
  bid.id === bid.label &&
  typeof bid.points === 'number' &&
  readPoints(String(bid.points)) !== undefined &&
  (bid.gameType === 'open' || bid.gameType === 'close') &&
  Object.entries(bid).every(([name, value]) => name === 'points' || typeof value === 'string');

const isTable = (bids: unknown): bids is Bid[] =>
  Array.isArray(bids) &&
  bids.every(isBid) &&
  new Set(bids.map(({ id }) => id)).size === bids.length;

/**
 * The draft in a stored value, for a screen with this empty form; undefined if any of it is foreign
 * or corrupt: half a table would be another one.
 */
export function parseDraft(stored: unknown, empty: Form): Draft | undefined {
  if (!isRecord(stored)) return undefined;
  const { entry, player, form, bids } = stored;
  if (typeof entry !== 'string' || !isForm(form, empty) || !isTable(bids)) return undefined;
  return { entry, player: typeof player === 'string' ? player : undefined, form, bids };
}
