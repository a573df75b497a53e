import type { BetType } from '@matka/contracts/api/bet-types';
import type { Market } from '@matka/contracts/api/markets';
import { proxy, ref } from 'valtio';
import { marketsTime } from '../../../api/markets.ts';
import { auth } from '../../../auth/auth-state.ts';
import type { Message, Shown } from '../../../i18n/text.ts';
import { hostNow } from '../../../lib/host-time.ts';
import { marketAt, midnightOf } from '../../../matka/market-clock.ts';
import { initialSession } from '../../../matka/offered-bets.ts';
import type { Bid } from './bids.ts';
import { type Definition, inputNamesOf } from './definition.ts';
import { blankInputs, type FieldName, type Form } from './form.ts';
import type { SubmissionPhase } from './phase.ts';

/** The navigation state of a screen with its definition. Hosts may omit ids; nothing is sent then. */
export interface ScreenContext {
  readonly definition: Definition;
  readonly betType: Omit<BetType, 'id'> & { readonly id?: number | undefined };
  readonly market: Omit<Market, 'id'> & { readonly id?: number | undefined };
  readonly marketName?: string | undefined;
}

export type Suggestions =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly labels: readonly string[] }
  | { readonly status: 'failed'; readonly message: Shown };

export type OnSuggested = (labels: readonly string[]) => void;

type Timer = ReturnType<typeof setTimeout>;

/** The requests for suggestions behind a screen; nothing of it is rendered. */
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
  abort: AbortController;
}

export const idleRequests = (): SuggestionRequests => ({
  debounce: undefined,
  retry: undefined,
  lastKey: '',
  lastResponse: undefined,
  pendingAdd: undefined,
  running: 0,
  abort: new AbortController(),
});

/** The last change of the table: its text, and whether it can be undone. */
export interface Notice {
  readonly text: Message | undefined;
  readonly canUndo: boolean;
}

export interface BidState {
  form: Form;
  /** The rows of the table, the newest on top; empty on Multi-digit, whose cells are the table. */
  bids: readonly Bid[];
  message: Message | undefined;
  /** The field that the message is about, if it is one. */
  wrongField: FieldName | 'points' | undefined;
  /** Whether a field shows an error of its live check. */
  liveError: boolean;
  /** Fields whose text was only partly taken and may mean another number: field names, `points`, digits of cells. */
  doubtful: Readonly<Record<string, boolean>>;
  notice: Notice;
  suggestions: Suggestions;
  waiting: boolean;
  submission: SubmissionPhase;
}

export interface BidScreen extends ScreenContext {
  readonly state: BidState;
  readonly requests: SuggestionRequests;
  /** Key of the screen's history entry: a draft is restored only on a reload of the same entry. */
  readonly entry: string;
  /** The time, in ms, of the response with the status of the market, if known. */
  readonly since: number;
  /** Whether the player has left the screen; its responses still count. */
  left: boolean;
}

export function emptyForm({ definition, betType, market }: ScreenContext): Form {
  const { entry } = definition;
  return {
    type: initialSession(market.current_status_name, betType.config) ?? '',
    points: '',
    ...blankInputs(inputNamesOf(entry)),
    ...(entry.kind === 'grid' && { cells: {} }),
  };
}

/** Opens a screen with an empty table, on the market in its current state. */
export function openScreen(handedOver: ScreenContext, entry: string): BidScreen {
  const since = marketsTime();
  const market = marketAt(handedOver.market, since, hostNow());
  const opening = { ...handedOver, market };
  const state = proxy<BidState>({
    form: emptyForm(opening),
    bids: [],
    message: undefined,
    wrongField: undefined,
    liveError: false,
    doubtful: {},
    notice: { text: undefined, canUndo: false },
    suggestions: { status: 'none' },
    waiting: false,
    submission: { phase: 'editing' },
  });
  return {
    ...opening,
    state,
    requests: idleRequests(),
    since: since ?? midnightOf(hostNow()),
    entry,
    left: false,
  };
}

/** Replaces the table. Rows are immutable and not proxied, which keeps 220 of them cheap. */
export function setBids(state: BidState, bids: readonly Bid[]): void {
  state.bids = ref(bids);
}

/** The player's wallet in points; the screen's fallback without points, undefined without a user record. */
export function balanceFor(
  { definition }: ScreenContext,
  user: { points?: number } | null,
): number | undefined {
  return user ? (user.points ?? definition.fallbackBalance ?? 0) : undefined;
}

export const balanceOf = (opening: ScreenContext): number | undefined =>
  balanceFor(opening, auth.user);
