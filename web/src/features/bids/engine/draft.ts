import { snapshot, subscribe } from 'valtio';
import { currentPlayerHash } from '../../../auth/current-player.ts';
import { readPoints } from '../rules/points.ts';
import type { Bid } from './bids.ts';
import type { Form } from './form.ts';
import { type BidScreen, emptyForm, type ScreenContext, setBids } from './screen.ts';

export interface Draft {
  /** Key of the history entry that stored it. */
  readonly entry: string;
  /** The hash of the player who typed it; older ones lack it. */
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

/** A stored draft for a screen with this empty form; undefined if any part is corrupt: half a table misleads. */
export function parseDraft(stored: unknown, empty: Form): Draft | undefined {
  if (!isRecord(stored)) return undefined;
  const { entry, player, form, bids } = stored;
  if (typeof entry !== 'string' || !isForm(form, empty) || !isTable(bids)) return undefined;
  return { entry, player: typeof player === 'string' ? player : undefined, form, bids };
}

/** A draft is stored by screen, bet type and market. */
export const draftKey = ({ definition, betType, market }: ScreenContext): string =>
  `bid-draft:${definition.id}:${betType.id}:${market.id}`;

/** The kinds of failures that are logged already, by their names. */
const logged = new Set<string>();

/** Storage that is blocked or full is logged once and does not stop the screen. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(localStorage);
  } catch (error) {
    const { name } = error as Error;
    if (logged.has(name)) return;
    logged.add(name);
    // biome-ignore lint/suspicious/noConsole: failing to store a draft is only logged.
    console.warn('The draft of the bids could not be kept:', error);
  }
}

/** Whether the signed-in player typed a draft: another one may have come back to the history entry. */
const isOwn = ({ player = currentPlayerHash() }: Draft): boolean => player === currentPlayerHash();

/** Restores form and bids after a reload; removes any other draft. */
export function restoreDraft(screen: BidScreen): void {
  const key = draftKey(screen);
  withStorage((storage) => {
    const empty = emptyForm(screen);
    const draft = parseDraft(JSON.parse(storage.getItem(key) ?? 'null'), empty);
    if (draft && draft.entry === screen.entry && isOwn(draft)) {
      const { form, bids } = draft;
      screen.state.form = { ...empty, ...form };
      setBids(screen.state, bids);
    } else {
      storage.removeItem(key);
    }
  });
}

/** Whether a stored text is the draft of another history entry; one that cannot be read is nobody's. */
function isOfAnotherEntry(text: string, screen: BidScreen): boolean {
  try {
    const draft = parseDraft(JSON.parse(text), emptyForm(screen));
    return draft !== undefined && draft.entry !== screen.entry;
  } catch {
    return false;
  }
}

/** Removes the draft of a screen, but not that of the same screen in another tab. */
export function removeDraft(screen: BidScreen): void {
  const key = draftKey(screen);
  withStorage((storage) => {
    const text = storage.getItem(key);
    if (text !== null && !isOfAnotherEntry(text, screen)) storage.removeItem(key);
  });
}

/** Stores the draft now and on every change; an untouched screen has none. Returns a function that stops it. */
export function autosaveDraft(screen: BidScreen): () => void {
  const untouched = JSON.stringify(emptyForm(screen));
  const write = () => {
    const { form, bids } = snapshot(screen.state);
    if (bids.length === 0 && JSON.stringify(form) === untouched) {
      removeDraft(screen);
      return;
    }
    const draft: Draft = { entry: screen.entry, player: currentPlayerHash(), form, bids };
    withStorage((storage) => storage.setItem(draftKey(screen), JSON.stringify(draft)));
  };
  write();
  return subscribe(screen.state, write);
}
