import type { BetRecord } from '@matka/contracts/api/history';
import { Default, Dictionary } from '@matka/contracts/api/schema';
import type { Read } from '@matka/contracts/reading/read-type';
import * as Type from 'typebox';
import { getHistory, listOf, onHistoryRead, type ShownPage } from '../api/history.ts';
import { lastList } from '../api/last-list.ts';
import { pointsAt, WINS_KEY } from '../auth/stored-user.ts';
import { readText, withStorage } from '../lib/local-storage.ts';
import { inHundredths } from '../lib/money.ts';
import { readStored } from '../lib/read-stored.ts';
import { storedChanges } from '../lib/stored-changes.ts';
import { readMoment } from '../lib/time.ts';
import { REQUEST_TIMEOUT } from '../lib/timings.ts';
import { betEntries } from '../matka/bet-entries.ts';
import { decidedAt } from '../matka/known-draw.ts';
import { drawTickets, forgetTickets, isSettled, noteOutcomes, oldestOf } from './draw-tickets.ts';

const BetState = Type.Union([
  Type.Literal('pending'),
  Type.Literal('decided'),
  Type.Literal('seen'),
]);

/** The player's bets in the histories since the points came from the host. */
const Ledger = Type.Object({
  /** The host's time of the points, in milliseconds; 0 if unknown. */
  at: Type.Number(),
  /** Bets that were pending since then, by their ids: still pending, decided now, or seen as decided. */
  bets: Default(Dictionary(BetState), {}),
  /** Amounts won since, by the id of the bet. */
  wins: Dictionary(Type.Number({ minimum: 0 })),
  /** True if the read pages reach back to bets that were decided before the points. */
  isWhole: Default(Type.Boolean(), false),
});
type Ledger = Read<typeof Ledger>;

/** Maximum number of bets; the oldest are dropped. */
const MOST = 500;

/** A bet may precede the points of its receipt by the request's time-out and the uncertainty of the host's time. */
const RECEIPT_MARGIN = REQUEST_TIMEOUT + 2000;

/** The ledger as it is stored, in the storage that all tabs share. */
export const storedWins = (): string | null => readText(WINS_KEY);

/** The stored ledger of these points; an empty ledger if it belongs to other points or is malformed. */
function readLedger(): Ledger {
  const at = pointsAt() ?? 0;
  const { value } = readStored(Ledger, storedWins());
  return value?.at === at ? value : { at, bets: {}, wins: {}, isWhole: false };
}

const changes = storedChanges();

/** Calls a listener when a history that was read here or in another tab may have changed the wins. */
export const onWins = changes.follow;

function write(ledger: Ledger): void {
  // Without storage no wins are shown.
  withStorage((storage) => storage.setItem(WINS_KEY, JSON.stringify(ledger)));
  changes.announce();
}

/** Tells if a bet was placed after the time of the points. */
function isPlacedSince({ timestamps }: BetRecord, at: number): boolean {
  return readMoment(timestamps.created_at) >= at - RECEIPT_MARGIN;
}

/** A bet is decided within a day. */
const DAY = 24 * 3_600_000;
/** The last page that is read for the sum. */
const LAST_PAGE = 5;

/** The bets that were read without a gap from the first page on, and the time of the oldest, in ms. */
interface Reach {
  readonly list: string;
  readonly page: number;
  readonly from: number;
  readonly ids: ReadonlySet<string>;
}
let reach: Reach | undefined;

/** Extends the reach by a page of a list that has every win; undefined for another page. */
function extendReach(records: readonly BetRecord[], { query, hasNext }: ShownPage) {
  const { page = 1 } = query;
  const list = listOf(query);
  const before = reach && reach.list === list && reach.page === page - 1 ? reach.ids : undefined;
  if (!list || (page !== 1 && !before)) return undefined;
  const ids = new Set([...(before ?? []), ...records.map(({ id }) => id)]);
  reach = { list, page, ids, from: hasNext ? oldestOf(records) : -Infinity };
  return reach;
}

/** Notes pending bets, and wins that the points cannot contain. Reads on until they are all known, or too many. */
function note(records: readonly BetRecord[], page?: ShownPage): void {
  const ledger = readLedger();
  if (ledger.at === 0) return;
  const bets = { ...ledger.bets };
  const wins = { ...ledger.wins };
  const list = lastList();
  for (const record of records) {
    // Without an id a win could be counted twice.
    if (record.id === '') continue;
    const { bet_status: status } = record.bet_details;
    const { win_amount: won } = record.calculated_values;
    // A result may be corrected.
    delete wins[record.id];
    if (status === 'PENDING') bets[record.id] = 'pending';
    else if (bets[record.id] === 'pending') bets[record.id] = 'decided';
    if (status === 'won' && won) {
      const [entry] = betEntries(record);
      const isDecidedSince = entry && (decidedAt(record, entry, list) ?? 0) > ledger.at;
      if (isDecidedSince || bets[record.id] || isPlacedSince(record, ledger.at))
        wins[record.id] = won;
    }
  }
  const extended = page && extendReach(records, page);
  const isWhole = page ? (reach?.from ?? Infinity) <= ledger.at - DAY : ledger.isWhole;
  // A list without a win that it had: the host has taken it back.
  if (extended && isWhole)
    for (const id of Object.keys(wins)) if (!extended.ids.has(id)) delete wins[id];
  const kept = Object.fromEntries(Object.entries(bets).slice(-MOST));
  const next = { at: ledger.at, bets: kept, wins, isWhole };
  if (JSON.stringify(next) !== JSON.stringify(ledger)) write(next);
  const number = (page?.query.page ?? 1) + 1;
  if (page?.hasNext && extended && !isWhole && number <= LAST_PAGE && Object.keys(wins).length > 0)
    // Without it, the sum stays "or more".
    void getHistory({ ...page.query, page: number }).catch(() => undefined);
}

onHistoryRead((records, _isSearch, page) => {
  noteOutcomes(records, page);
  note(records, page);
});

/** The ids of bets that were pending when they were last read, or placed on this device, and have been decided since. */
export function justDecided(): ReadonlySet<string> {
  const bets = Object.entries(readLedger().bets).filter(([, state]) => state === 'decided');
  const ofTickets = drawTickets().flatMap(({ outcomes }) => Object.keys(outcomes ?? {}));
  return new Set([...bets.map(([id]) => id), ...ofTickets]);
}

/** Marks the decided bets as seen: home no longer shows their draws. */
export function markDecidedBetsSeen(): void {
  forgetTickets(isSettled);
  const ledger = readLedger();
  const bets = Object.entries(ledger.bets).map(
    ([id, state]) => [id, state === 'decided' ? 'seen' : state] as const,
  );
  if (bets.length > 0) write({ ...ledger, bets: Object.fromEntries(bets) });
}

/** The age of the shown points. */
export interface BalanceAge {
  /** The host's time of the shown points, in milliseconds; undefined if unknown. */
  readonly at: number | undefined;
  /** The sum of the wins since then, as shown by the histories that were read. */
  readonly won: number;
  /** False if there may be more wins. */
  readonly isWhole: boolean;
}

/** The age of the shown points, from the storage. */
export function balanceAge(): BalanceAge {
  const { at, wins, isWhole } = readLedger();
  const won = inHundredths(Object.values(wins).reduce((sum, each) => sum + each, 0));
  return { at: at || undefined, won, isWhole };
}
