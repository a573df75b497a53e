import type { Session } from '@matka/contracts/api/common';
import { statement } from './database.ts';

/** Wallets that differ from the sum of their ledger, or of their debts. */
export const unbalanced = statement<[], { mobile: string; balance: number; sum: number }>(
  `SELECT mobile, players.balance, coalesce(sum(amount), 0) AS sum FROM players
   LEFT JOIN ledger ON player_id = players.id GROUP BY players.id
   HAVING players.balance <> coalesce(sum(amount), 0) OR owed <> coalesce(sum(amount) FILTER (WHERE kind = 'debt'), 0)`,
);

/** A range of ids: queries over all rows run in parts. */
type Ids = [from: number, before: number];

/** Ledger entries of a range whose balance is not the balance before them plus their amount. */
export const brokenChain = statement<Ids, { id: number }>(
  `SELECT id FROM ledger AS entry
   WHERE id >= ? AND id < ? AND balance <> amount + coalesce(
     (SELECT balance FROM ledger WHERE player_id = entry.player_id AND id < entry.id ORDER BY id DESC LIMIT 1), 0)`,
);

export const belowZero = statement<[], { id: number; balance: number }>(
  'SELECT id, balance FROM ledger WHERE balance < 0',
);

export const paidTwice = statement<[], { bet_id: number }>(
  "SELECT bet_id FROM ledger WHERE kind = 'win' GROUP BY bet_id HAVING count(*) > 1",
);

/** Bets of a range whose payments, less returned wins, differ from their win. */
export const wronglyPaid = statement<Ids, { id: number; win: number; paid: number }>(
  `SELECT bets.id, coalesce(win, 0) AS win, coalesce(sum(ledger.amount), 0) AS paid FROM bets
   LEFT JOIN ledger ON bet_id = bets.id AND kind IN ('win', 'correction')
   WHERE bets.id >= ? AND bets.id < ?
   GROUP BY bets.id
   HAVING coalesce(sum(ledger.amount), 0) <> coalesce(win, 0)`,
);

export const pendingGroups = statement<
  [],
  { market_id: number; market_day: string; decided_by: Session }
>("SELECT DISTINCT market_id, market_day, decided_by FROM bets WHERE status = 'PENDING'");

export const idsOfPlayer = statement<[number], { id: number }>(
  'SELECT id FROM bets WHERE player_id = ? ORDER BY id DESC',
);

export const newestBetId = statement<[], { id: number | null }>('SELECT max(id) AS id FROM bets');

export const newestEntryId = statement<[], { id: number | null }>(
  'SELECT max(id) AS id FROM ledger',
);

/** The newest bet of each market day, bet type and settling session among ids of a range. */
export const newestBets = statement<
  Ids,
  { market_id: number; market_day: string; bet_type_id: number; decided_by: Session; at: string }
>(
  `SELECT market_id, market_day, bet_type_id, decided_by, max(created_at) AS at FROM bets
   WHERE id >= ? AND id < ? GROUP BY market_id, market_day, bet_type_id, decided_by`,
);
