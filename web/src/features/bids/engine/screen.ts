import type { BetType } from '@matka/contracts/api/bet-types';
import type { Market } from '@matka/contracts/api/markets';
import type { OpaqueId } from '@matka/contracts/api/schema';
import { proxy, ref } from 'valtio';
import { trustedUser } from '../../../auth/stored-user.ts';
import type { Message, Shown } from '../../../i18n/text.ts';
import { hostNow } from '../../../lib/host-time.ts';
import { marketAt } from '../../../matka/market-clock.ts';
import { initialSession } from '../../../matka/offered-bets.ts';
import type { Bid } from './bids.ts';
import { type Definition, inputNamesOf } from './definition.ts';
import { blankInputs, type FieldName, type Form } from './form.ts';
import type { SubmissionPhase } from './phase.ts';

/** The subject of a screen: its definition, a bet type and a market. Hosts may omit ids; nothing is sent then. */
export interface ScreenContext {
  readonly definition: Definition;
  readonly betType: Omit<BetType, 'id'> & { readonly id?: OpaqueId | undefined };
  readonly market: Omit<Market, 'id'> & { readonly id?: OpaqueId | undefined };
  readonly marketName?: string | undefined;
}

export type Suggestions =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly labels: readonly string[] }
  | { readonly status: 'failed'; readonly message: Shown };

export type OnSuggested = (labels: readonly string[]) => void;

type Timer = ReturnType<typeof setTimeout>;

/** The requests for suggestions of a screen; not rendered. */
export interface SuggestionRequests {
  /** Runs until the inputs have been unchanged for a while. */
  debounce: Timer | undefined;
  /** Runs until a pending addition requests its suggestions again. */
  retry: Timer | undefined;
  /** The last request as text, so that it is not sent twice in a row; empty before the first. */
  lastKey: string;
  lastResponse: { readonly key: string; readonly labels: readonly string[] } | undefined;
  /** An addition that waits for the suggestions of its request. */
  pendingAdd: { readonly key: string; readonly onSuggested: OnSuggested } | undefined;
  running: number;
  /** Taps on keys whose suggestions are on their way. */
  taps: number;
  abort: AbortController;
}

export const idleRequests = (): SuggestionRequests => ({
  debounce: undefined,
  retry: undefined,
  lastKey: '',
  lastResponse: undefined,
  pendingAdd: undefined,
  running: 0,
  taps: 0,
  abort: new AbortController(),
});

/** The last change of the table: its text, and whether it can be undone. */
export interface Notice {
  readonly text: Message | undefined;
  readonly canUndo: boolean;
}

export interface BidState {
  form: Form;
  /** The rows of the table, the newest on top; on Multi-digit the rows of its cells. */
  bids: readonly Bid[];
  message: Message | undefined;
  /** The field that the message is about, if any. */
  wrongField: FieldName | 'points' | undefined;
  /** True if a field shows an error of its live check. */
  liveError: boolean;
  /** Fields whose text was shortened and may mean another number: field names, `points`, digits of cells. */
  doubtful: Readonly<Record<string, boolean>>;
  notice: Notice;
  suggestions: Suggestions;
  waiting: boolean;
  submission: SubmissionPhase;
  /** The market as the host sent it last. */
  found: { readonly market: ScreenContext['market']; readonly since: number };
}

/** Market and time come from `state.found`. */
export interface BidScreen extends ScreenContext {
  readonly since: number;
  readonly state: BidState;
  readonly requests: SuggestionRequests;
  /** Key of the screen's history entry: a draft is restored only on a reload of the same entry. */
  readonly entry: string;
  /** Asks for a newer list of markets. */
  renew: () => void;
  /** True if the player has left the screen; its responses still count. */
  left: boolean;
}

/** The status name of the market at this time. */
export const statusOf = ({ market, since }: BidState['found']): string =>
  marketAt(market, since, hostNow()).current_status_name;

/** The Type of an empty form; empty until the player chooses, if nothing is preselected. */
export const presetType = ({ state, betType }: BidScreen): Form['type'] =>
  initialSession(statusOf(state.found), betType.config) ?? '';

export function emptyForm(screen: BidScreen): Form {
  const { entry } = screen.definition;
  return {
    type: presetType(screen),
    points: '',
    ...blankInputs(inputNamesOf(entry)),
    ...(entry.kind === 'grid' && { cells: {} }),
  };
}

/** Opens a screen with an empty table, on a market of the list. */
export function openScreen(
  { market, ...opening }: ScreenContext,
  since: number,
  entry: string,
): BidScreen {
  const state = proxy<BidState>({
    form: { type: '', points: '' },
    bids: [],
    message: undefined,
    wrongField: undefined,
    liveError: false,
    doubtful: {},
    notice: { text: undefined, canUndo: false },
    suggestions: { status: 'none' },
    waiting: false,
    submission: { phase: 'editing' },
    found: ref({ market, since }),
  });
  const screen: BidScreen = {
    ...opening,
    get market() {
      return state.found.market;
    },
    get since() {
      return state.found.since;
    },
    state,
    requests: idleRequests(),
    entry,
    renew: () => undefined,
    left: false,
  };
  state.form = emptyForm(screen);
  return screen;
}

/** Replaces the table. Rows are immutable and not proxied, which keeps 220 of them cheap. */
export function setBids(state: BidState, bids: readonly Bid[]): void {
  state.bids = ref(bids);
}

/** The player's wallet in points; the screen's fallback without points, undefined without a user record whose points may be shown. */
export function balanceFor(
  { definition }: ScreenContext,
  user: { points?: number } | null,
): number | undefined {
  return user ? (user.points ?? definition.fallbackBalance ?? 0) : undefined;
}

export const balanceOf = (opening: ScreenContext): number | undefined =>
  balanceFor(opening, trustedUser());
