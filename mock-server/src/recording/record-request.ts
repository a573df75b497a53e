import type { FastifyRequest } from 'fastify';
import { statement } from '../db/prepared-statement.ts';
import type { World } from '../worlds/world.ts';

const totalChanges = statement<[], { rows: number }>('SELECT total_changes() AS rows');

/** Rows changed since the database was opened; asked for only after something was written. */
function rowsChanged({ db, journalCursor }: World): number {
  if (db.writes === journalCursor.writes) return journalCursor.rows;
  return totalChanges(db).get()?.rows ?? 0;
}

/** Leaves what has changed up to now out of the next entry. */
export function resetJournalCursor(world: World): void {
  world.journalCursor.rows = rowsChanged(world);
  world.journalCursor.writes = world.db.writes;
  world.journalCursor.ledger = world.db.ledgerSum;
}

/**
 * Keeps a call in the journal of its world, with what has changed there since the last one. Status
 * 0 stands for a connection that was broken before anything was done.
 */
export function recordRequest(
  world: World,
  request: FastifyRequest,
  status: number,
  answer: string,
  secret: boolean,
): void {
  // A world that was dropped during the call has no journal that anyone could read.
  if (!world.db.handle.open) return;
  const { method, url, playerId, receivedAt, receivedAtWall, body } = request;
  const header = request.headers['idempotency-key'];
  const { rows: rowsBefore, ledger: ledgerBefore } = world.journalCursor;
  resetJournalCursor(world);
  world.journal.record(
    {
      at: receivedAt,
      real: receivedAtWall,
      method,
      url,
      playerId,
      key: typeof header === 'string' ? header : undefined,
      request: body,
      status,
      answer,
      rows: world.journalCursor.rows - rowsBefore,
      ledger: world.journalCursor.ledger - ledgerBefore,
    },
    secret,
  );
}
