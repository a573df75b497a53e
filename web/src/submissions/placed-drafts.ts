import { Session } from '@matka/contracts/api/common';
import type { Read } from '@matka/contracts/reading/read-type';
import * as Type from 'typebox';
import { withStorage } from '../lib/local-storage.ts';
import { readStored } from '../lib/read-stored.ts';
import type { Submission } from './submission.ts';

const TableBid = Type.Object({ label: Type.String(), points: Type.Number(), gameType: Session });
type TableBid = Readonly<Read<typeof TableBid>>;

/** Stored drafts, of which only the tables are read. */
const Drafts = Type.Array(
  Type.Object({ bids: Type.Array(TableBid) }, { additionalProperties: true }),
);

/** Prefix of the storage keys of the drafts of a screen; bet type and market follow, parted by a colon. */
export const draftsOf = (screen: string): string => `bid-draft:${screen}:`;

/** Tells if a table holds exactly the bids of a submission. */
export function isTableOf({ bids: sent }: Submission, table: readonly TableBid[]): boolean {
  const name = (label: string, points: number, session: string) => `${label}:${points}:${session}`;
  const shown = table.map(({ label, points, gameType }) => name(label, points, gameType));
  const names = sent.map(({ label, points, session }) => name(label, points, session));
  return shown.sort().join() === names.sort().join();
}

/** Removes the drafts whose bets are placed: their page may be gone, and would offer them a second time. */
export function forgetDrafts(submission: Submission): void {
  const { screen, body } = submission;
  withStorage((storage) => {
    for (const key of Array.from(storage, (_, at) => storage.key(at) ?? '')) {
      if (!key.startsWith(draftsOf(screen)) || !key.endsWith(`:${body.market_id}`)) continue;
      const drafts = readStored(Drafts, storage.getItem(key)).value ?? [];
      const left = drafts.filter(({ bids }) => !isTableOf(submission, bids));
      // A full storage removes, but does not write.
      if (left.length === 0) storage.removeItem(key);
      else if (left.length < drafts.length) storage.setItem(key, JSON.stringify(left));
    }
  });
}
