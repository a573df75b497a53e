import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { IntegerSchema, StringSchema } from '../shared/schema-types.ts';
import type { JournalEntry } from '../worlds/journal.ts';
import type { RecordingStart, World } from '../worlds/world.ts';
import { playBack, wasRejectedForSecret } from './play-back.ts';

const ComparedFields = Type.Object({
  status: IntegerSchema,
  answer: StringSchema,
  rows: IntegerSchema,
  ledger: IntegerSchema,
});
type ComparedFields = Static<typeof ComparedFields> & Pick<JournalEntry, 'digest'>;

/** Result of a replay. */
export const Replay = Type.Object({
  calls: IntegerSchema,
  /** Requests that were compared: not those about tokens and the mock itself. */
  compared: IntegerSchema,
  differences: Type.Array(
    Type.Object({
      number: IntegerSchema,
      call: StringSchema,
      recorded: ComparedFields,
      /** Absent if the request was not recorded again. */
      replayed: Type.Optional(ComparedFields),
    }),
  ),
});
export type Replay = Static<typeof Replay>;

/** Start of a world and all requests since: replaying them is deterministic. */
export interface Recording {
  start: RecordingStart;
  entries: readonly JournalEntry[];
}

/** The start or the first requests of a world are lost: it cannot be replayed. */
export class RecordingLostError extends Error {
  override readonly name = 'RecordingLostError';
}

/** The recording of a world. Throws a RecordingLostError if parts of it are lost. */
export function recordingOf({ recordingStart, journal }: World): Recording {
  if (!recordingStart)
    throw new RecordingLostError('This world was loaded from a large file: reset it to record it.');
  if (!journal.isComplete())
    throw new RecordingLostError(
      'The journal no longer contains the first requests of this world.',
    );
  return { start: recordingStart, entries: journal.entries() };
}

/** Token responses differ each time; responses of the control API contain the world id. */
const isCompared = (entry: JournalEntry): boolean =>
  entry.status !== 401 &&
  !(entry.redacted && entry.status >= 400) &&
  !entry.url.startsWith('/__mock/') &&
  !entry.url.startsWith('/users/login') &&
  !entry.url.startsWith('/token/refresh') &&
  !wasRejectedForSecret(entry);

const comparedFields = ({
  status,
  answer,
  digest,
  rows,
  ledger,
}: JournalEntry): ComparedFields => ({
  status,
  answer,
  digest,
  rows,
  ledger,
});

/** Runs work on a temporary fork and removes it. */
export async function withFork<Result>(
  app: FastifyInstance,
  { start }: Recording,
  work: (fork: World) => Promise<Result>,
): Promise<Result> {
  const fork = app.worlds.fork(`replay-${randomUUID()}`, start);
  try {
    return await work(fork);
  } finally {
    app.worlds.drop(fork.id);
  }
}

/**
 * Replays a recording on a fork, each request at its time. Reports differing responses, changed rows and ledger
 * sums.
 */
export async function replay(app: FastifyInstance, recording: Recording): Promise<Replay> {
  const { entries } = recording;
  const differences: Replay['differences'] = [];
  await withFork(app, recording, (fork) =>
    playBack(app, fork, entries, (entry, again) => {
      const replayed = again && comparedFields(again);
      if (!isCompared(entry) || JSON.stringify(replayed) === JSON.stringify(comparedFields(entry)))
        return;
      const call = `${entry.method} ${entry.url}`;
      differences.push({
        number: entry.number,
        call,
        recorded: comparedFields(entry),
        ...(replayed && { replayed }),
      });
    }),
  );
  return { calls: entries.length, compared: entries.filter(isCompared).length, differences };
}

/**
 * Creates a world in the state of another one after one of its requests (0: before the first), replacing any with
 * this id. Its clock is fixed, its journal holds the requests up to then.
 */
export async function branch(
  app: FastifyInstance,
  { start, entries }: Recording,
  request: number,
  id: string,
): Promise<World> {
  const world = app.worlds.fork(id, start);
  world.frozenWallClock = start.wallClock;
  await playBack(app, world, entries.slice(0, request));
  // An ordinary request, so that the new world can be replayed too.
  const url = `/__mock/worlds/${id}/clock/freeze/`;
  if (world.settings.clock.mode !== 'fixed') await app.inject({ method: 'POST', url });
  world.frozenWallClock = undefined;
  return world;
}
