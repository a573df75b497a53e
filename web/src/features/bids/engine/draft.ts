import { snapshot, subscribe } from 'valtio';
import { currentPlayerHash } from '../../../auth/current-player.ts';
import { type BidScreen, emptyForm, type ScreenContext, setBids } from './screen.ts';
import { type Draft, parseDraft } from './stored-draft.ts';

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

/** Tells if the signed-in player typed a draft: another one may have come back to the history entry. */
const isOwn = ({ player = currentPlayerHash() }: Draft): boolean => player === currentPlayerHash();

/** Restores form and bids after a reload; removes any other draft. */
export function restoreDraft(screen: BidScreen): void {
  const key = draftKey(screen);
  withStorage((storage) => {
    const empty = emptyForm(screen);
    const draft = parseDraft(storage.getItem(key));
    if (draft && draft.entry === screen.entry && isOwn(draft)) {
      const { form, bids } = draft;
      screen.state.form = { ...empty, ...form };
      setBids(screen.state, bids);
    } else {
      storage.removeItem(key);
    }
  });
}

/** Tells if a stored text is the draft of another history entry; one that cannot be read is nobody's. */
function isOfAnotherEntry(text: string, screen: BidScreen): boolean {
  const draft = parseDraft(text);
  return draft !== undefined && draft.entry !== screen.entry;
}

/** Removes the draft of a screen, but not the same screen's in another tab. */
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
    const draft = { entry: screen.entry, player: currentPlayerHash(), form, bids };
    withStorage((storage) => storage.setItem(draftKey(screen), JSON.stringify(draft)));
  };
  write();
  return subscribe(screen.state, write);
}
