import { readFileSync } from 'node:fs';
import { BettingResponse } from '@matka/contracts/api/betting';
import { MarketsResponse } from '@matka/contracts/api/markets';
import Database from 'better-sqlite3';
import Fastify from 'fastify';

/**
 * Floor of the mock, bare Fastify and better-sqlite3: sends the markets of a file, and for a submission reads the
 * balance, updates it and inserts one bet with its placed bets in one WAL transaction. No validation, ledger or journal.
 */
const [database = '', marketsFile = ''] = process.argv.slice(2);
const markets: unknown = JSON.parse(readFileSync(marketsFile, 'utf8'));
const db = new Database(database);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = NORMAL');
db.exec(`
  CREATE TABLE IF NOT EXISTS players (id INTEGER PRIMARY KEY, balance INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS bets (
    id INTEGER PRIMARY KEY, player_id INTEGER NOT NULL, market_id INTEGER NOT NULL, bet_type_id INTEGER NOT NULL,
    amount INTEGER NOT NULL, before_amount INTEGER NOT NULL, created_at INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS placed_bets (
    id INTEGER PRIMARY KEY, bet_id INTEGER NOT NULL, number TEXT NOT NULL, bet_type TEXT NOT NULL, points INTEGER NOT NULL);
  INSERT OR IGNORE INTO players VALUES (1, 100000000000);
`);
const balanceOf = db.prepare<[number], { balance: number }>(
  'SELECT balance FROM players WHERE id = ?',
);
const update = db.prepare<[number, number]>(
  'UPDATE players SET balance = balance - ? WHERE id = ?',
);
const insertBet = db.prepare<[number, number, number, number, number, number]>(
  'INSERT INTO bets (player_id, market_id, bet_type_id, amount, before_amount, created_at) VALUES (?, ?, ?, ?, ?, ?)',
);
const insertPlaced = db.prepare<[number | bigint, string, string, number]>(
  'INSERT INTO placed_bets (bet_id, number, bet_type, points) VALUES (?, ?, ?, ?)',
);

interface Submission {
  bet_type_id: number;
  market_id: number;
  amount: number;
  payload: { bets: { digit: string; points: number; bet_type: string }[] };
}

const place = db.transaction(({ market_id, bet_type_id, amount, payload }: Submission) => {
  const before = balanceOf.get(1)?.balance ?? 0;
  update.run(amount * 100, 1);
  const bet = insertBet.run(1, market_id, bet_type_id, amount * 100, before, Date.now());
  for (const { digit, bet_type, points } of payload.bets) {
    insertPlaced.run(bet.lastInsertRowid, digit, bet_type, points);
  }
  return {
    user_balance: { previous_balance: before / 100, current_balance: before / 100 - amount },
    bet_details: { market: { id: market_id, name: 'Kalyan Matka' } },
  };
});

const app = Fastify();
app.get('/', { schema: { response: { 200: MarketsResponse } } }, async () => markets);
app.post<{ Body: Submission }>(
  '/betting/',
  { schema: { response: { 200: BettingResponse } } },
  async ({ body }) => place.immediate(body),
);
const url = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(JSON.stringify({ url }));
process.once('SIGTERM', () => {
  void app.close().then(() => db.close());
});
