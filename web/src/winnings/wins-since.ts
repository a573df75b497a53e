import type { BetRecord } from '@matka/contracts/api/history';
import { Dictionary } from '@matka/contracts/api/schema';
import * as Type from 'typebox';
import { onHistoryRead } from '../api/history.ts';
import { pointsAt, WINS_KEY } from '../auth/stored-user.ts';
import { readText, withStorage } from '../lib/local-storage.ts';
import { readStored } from '../lib/read-stored.ts';
import { storedChanges } from '../lib/stored-changes.ts';
import { readMoment } from '../lib/time.ts';
import { REQUEST_TIMEOUT } from '../lib/timings.ts';

/** The wins that the histories showed since the points came from the host. */
const Ledger = Type.Object({
  /** The host's time of the points, in milliseconds; 0 if unknown. */
  at: Type.Number(),
  /** Ids of bets that were pending since. */
  pending: Type.Array(Type.String()),
  /** Amounts won since, by the id of the bet. */
  wins: Dictionary(Type.Number({ minimum: 0 })),
});
type Ledger = Type.Static<typeof Ledger>;

/** Maximum number of ids; the oldest are dropped. */
const PENDING_MAX = 500;

/** A bet may precede the points of its own receipt by the request's time-out and the uncertainty of the host's time. */
const RECEIPT_MARGIN = REQUEST_TIMEOUT + 2000;

/** The ledger as it is stored, in the storage that all tabs share. */
export const storedWins = (): string | null => readText(WINS_KEY);

/** The stored ledger of these points; an empty one if it is of others, or malformed. */
function readLedger(): Ledger {
  const at = pointsAt() ?? 0;
  const { value } = readStored(Ledger, storedWins());
  return value?.at === at ? value : { at, pending: [], wins: {} };
}

const changes = storedChanges();

/** Calls a listener when the wins may have changed: by a history that was read here or in another tab. */
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

/** Notes pending bets, and wins that the points cannot contain. */
function note(records: readonly BetRecord[]): void {
  const ledger = readLedger();
  if (ledger.at === 0) return;
  const pending = new Set(ledger.pending);
  const wins = { ...ledger.wins };
  for (const record of records) {
    // Without an id a win could be counted twice.
    if (record.id === '') continue;
    const { bet_status: status } = record.bet_details;
    const { win_amount: won } = record.calculated_values;
    if (status === 'PENDING') pending.add(record.id);
    else if (status === 'won' && won) {
      if (pending.has(record.id) || isPlacedSince(record, ledger.at)) wins[record.id] = won;
    }
  }
  const next = { at: ledger.at, pending: [...pending].slice(-PENDING_MAX), wins };
  if (JSON.stringify(next) !== JSON.stringify(ledger)) write(next);
}

onHistoryRead(note);

/** The age of the shown points. */
export interface BalanceAge {
  /** The host's time of the shown points, in milliseconds; undefined if unknown. */
  readonly at: number | undefined;
  /** The sum of the wins since, as shown by the histories that were read. */
  readonly won: number;
}

/** The age of the shown points, from the storage. */
export function balanceAge(): BalanceAge {
  const { at, wins } = readLedger();
  return { at: at || undefined, won: Object.values(wins).reduce((sum, won) => sum + won, 0) };
}
