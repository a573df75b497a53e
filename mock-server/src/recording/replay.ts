import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { JournalEntry } from '../worlds/journal.ts';
import type { Beginning, World } from '../worlds/world.ts';
import { isRefusedForSecret, play } from './play-back.ts';

type Told = Pick<JournalEntry, 'status' | 'answer' | 'digest' | 'rows' | 'ledger'>;

/** A call whose replay came out otherwise. */
export interface Difference {
  number: number;
  call: string;
  recorded: Told;
  replayed: Told | undefined;
}

/** What a replay found. */
export interface Replay {
  calls: number;
  /** Calls that were compared: not those about tokens and the mock itself. */
  compared: number;
  differences: Difference[];
}

/** How a world began and every call since then: enough to come to the same world again. */
export interface Recording {
  beginning: Beginning;
  entries: readonly JournalEntry[];
}

/** A world whose beginning or first calls nobody kept: it cannot be played again. */
export class NotRecorded extends Error {
  override readonly name = 'NotRecorded';
}

/** The recording of a world. Throws a NotRecorded where parts of it are lost. */
export function recordingOf({ beginning, journal }: World): Recording {
  if (!beginning)
    throw new NotRecorded('This world was found in a large file: reset it to record it.');
  if (!journal.isWhole())
    throw new NotRecorded('The journal no longer holds the first calls of this world.');
  return { beginning, entries: journal.entries() };
}

/** Answers about tokens differ from call to call, those of the control API name the world. */
const isCompared = (entry: JournalEntry): boolean =>
  entry.status !== 401 &&
  !entry.url.startsWith('/__mock/') &&
  !entry.url.startsWith('/users/login') &&
  !entry.url.startsWith('/token/refresh') &&
  !isRefusedForSecret(entry);

const told = ({ status, answer, digest, rows, ledger }: JournalEntry): Told => ({
  status,
  answer,
  digest,
  rows,
  ledger,
});

/** Makes a world that begins as a recording does, lends it to some work and forgets it. */
export async function onTwin<Result>(
  app: FastifyInstance,
  { beginning }: Recording,
  work: (twin: World) => Promise<Result>,
): Promise<Result> {
  const twin = app.worlds.twin(`replay-${randomUUID()}`, beginning);
  try {
    return await work(twin);
  } finally {
    app.worlds.drop(twin.id);
  }
}

/**
 * Plays a recording again on a twin of its world, each call at its time, and tells where the answers, the rows
 * changed or the money moved differ.
 */
export async function replay(app: FastifyInstance, recording: Recording): Promise<Replay> {
  const { entries } = recording;
  const differences: Difference[] = [];
  await onTwin(app, recording, (twin) =>
    play(app, twin, entries, (entry, again) => {
      const replayed = again && told(again);
      if (!isCompared(entry) || JSON.stringify(replayed) === JSON.stringify(told(entry))) return;
      const call = `${entry.method} ${entry.url}`;
      differences.push({ number: entry.number, call, recorded: told(entry), replayed });
    }),
  );
  return { calls: entries.length, compared: entries.filter(isCompared).length, differences };
}
