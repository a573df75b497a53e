import * as Type from 'typebox';
import { snapshot, subscribe } from 'valtio';
import { currentPlayerHash } from '../../../auth/current-player.ts';
import { randomText } from '../../../lib/random-text.ts';
import { readStored } from '../../../lib/read-stored.ts';
import { draftsOf, isTableOf } from '../../../submissions/placed-drafts.ts';
import { listUnstored } from '../../../submissions/player-submissions.ts';
import { type BidScreen, emptyForm, type ScreenContext, setBids } from './screen.ts';
import { bidOf } from './screen-bids.ts';
import { type Draft, parseDrafts } from './stored-draft.ts';

/** A draft is stored by screen, bet type and market. */
export const draftKey = ({ definition, betType, market }: ScreenContext): string =>
  `${draftsOf(definition.id)}${betType.id}:${market.id}`;

/** Key of the tab's name in the session storage. */
const TAB_KEY = 'tab';
/** Number of drafts that a screen keeps; a closed tab leaves its draft behind. */
const MOST_TABS = 4;

/** Stored drafts; only their tab is read. */
const Drafts = Type.Array(Type.Object({ tab: Type.String() }, { additionalProperties: true }));

/** The names of the failures that are already logged. */
const logged = new Set<string>();

/** Storage that is blocked or full is logged once and does not stop the screen. */
function tryStorage(use: (storage: Storage) => void): void {
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

/** Tells if the signed-in player typed a draft: another player may have returned to the history entry. */
const isOwn = ({ player = currentPlayerHash() }: Draft): boolean => player === currentPlayerHash();

/** The name of this tab, which a reload keeps. */
function tabName(): string {
  const known = sessionStorage.getItem(TAB_KEY);
  if (known) return known;
  const name = randomText();
  sessionStorage.setItem(TAB_KEY, name);
  return name;
}

/** Replaces this tab's draft of a screen; other tabs keep theirs. */
function replaceDraft(storage: Storage, screen: BidScreen, own?: object): void {
  const key = draftKey(screen);
  const tab = tabName();
  const stored = readStored(Drafts, storage.getItem(key)).value ?? [];
  const others = stored.filter((draft) => draft.tab !== tab);
  const drafts = [...(own ? [{ ...own, tab }] : []), ...others].slice(0, MOST_TABS);
  if (drafts.length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(drafts));
}

/** Restores form and bids after a reload; removes any other draft of this tab. */
export function restoreDraft(screen: BidScreen): void {
  tryStorage((storage) => {
    const drafts = parseDrafts(storage.getItem(draftKey(screen)));
    const draft = drafts.find(({ tab, entry }) => tab === tabName() && entry === screen.entry);
    if (draft && isOwn(draft)) {
      screen.state.form = { ...emptyForm(screen), ...draft.form };
      const bidAgain = ({ label, points, gameType }: Draft['bids'][number]) =>
        bidOf(screen.definition, label, points, gameType);
      setBids(screen.state, draft.bids.map(bidAgain));
    } else replaceDraft(storage, screen);
  });
}

/** Removes the draft of a screen, but not the same screen's in another tab. */
export const removeDraft = (screen: BidScreen): void =>
  tryStorage((storage) => replaceDraft(storage, screen));

/** Stores the draft now and on every change; an untouched screen has none. Returns a function that stops it. */
export function autosaveDraft(screen: BidScreen): () => void {
  const untouched = JSON.stringify(emptyForm(screen));
  const write = () => {
    const { form, bids } = snapshot(screen.state);
    // After a reload it would offer bids that may be placed.
    const isSent = listUnstored().some((each) => isTableOf(each, bids));
    const isUntouched = isSent || (bids.length === 0 && JSON.stringify(form) === untouched);
    const draft = { entry: screen.entry, player: currentPlayerHash(), form, bids };
    tryStorage((storage) => replaceDraft(storage, screen, isUntouched ? undefined : draft));
  };
  write();
  return subscribe(screen.state, write);
}
