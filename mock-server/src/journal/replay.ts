import { randomUUID } from 'node:crypto';
import { isObject } from '@matka/contracts/reading/json';
import type { FastifyInstance, InjectOptions } from 'fastify';
import Type, { type Static } from 'typebox';
import { type Db, openSnapshot, serializeDatabase, tableNames } from '../db/database.ts';
import { injectedBody } from '../http/in-process-fetch.ts';
import { worldGone } from '../shared/http-error.ts';
import { IntegerSchema, nullable, StringSchema } from '../shared/schema-types.ts';
import { type RecordingStart, replayHeader, type World } from '../worlds/world.ts';
import { type JournalEntry, recordedTarget } from './entry.ts';
import { takeChanges } from './journal.ts';
import { placeholderCredentials } from './redact.ts';

const secretField = new RegExp(`"(${Object.keys(placeholderCredentials).join('|')})"`);

/** True if a registration was rejected because of a credential, which the journal does not contain. */
export const wasRejectedForSecret = ({ url, status, answer }: JournalEntry): boolean =>
  url.startsWith('/users/register') && status === 400 && secretField.test(answer);

function withPlaceholders(entry: JournalEntry): unknown {
  const { request } = entry;
  if (!isObject(request)) return request;
  const names = Object.keys(placeholderCredentials).filter(
    (key) => typeof request[key] === 'string',
  );
  const standIn = (key: string) =>
    wasRejectedForSecret(entry) ? '?' : placeholderCredentials[key];
  return { ...request, ...Object.fromEntries(names.map((key) => [key, standIn(key)])) };
}

function toInjectOptions(app: FastifyInstance, world: World, entry: JournalEntry): InjectOptions {
  const { method, url, playerId, key } = entry;
  const headers: Record<string, string> = {
    ...(playerId > 0 && {
      authorization: `Bearer ${app.tokens.issueReplayToken(world, playerId)}`,
    }),
    ...(playerId === 0 && { 'x-mock-world': world.id }),
    ...(world.replay && { [replayHeader]: world.replay.key }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  const own = recordedTarget(url)?.replace(/^(\/__mock\/worlds\/)[^/]+/, `$1${world.id}`) ?? '/';
  const base: InjectOptions = { method: method as 'GET', url: own, headers };
  const body = withPlaceholders(entry);
  if (body === undefined) return base;
  const { payload, length } = injectedBody(Buffer.from(JSON.stringify(body)));
  Object.assign(headers, { 'content-type': 'application/json', 'content-length': length });
  return { ...base, payload };
}

/** Repeats a journal in a world, each request at its time. `onReplayed` gets each new entry, undefined if unrecorded. */
export async function playBack(
  app: FastifyInstance,
  world: World,
  entries: readonly JournalEntry[],
  onReplayed: (entry: JournalEntry, again: JournalEntry | undefined) => void = () => {},
): Promise<void> {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  world.replay = { key: randomUUID(), ended };
  const repeat = async (entry: JournalEntry): Promise<void> => {
    world.frozenWallClock = entry.real;
    world.replayedFaults = entry.faults;
    const before = world.journal.last()?.number ?? 0;
    // A request whose connection is broken on purpose throws here; the journal has it.
    await app.inject(toInjectOptions(app, world, entry)).catch(() => undefined);
    const again = world.journal.last();
    onReplayed(entry, again && again.number > before ? again : undefined);
  };
  try {
    for (const entry of entries) {
      if (!app.worlds.isCurrent(world)) throw worldGone();
      await repeat(entry);
    }
    if (!app.worlds.isCurrent(world)) throw worldGone();
    takeChanges(world);
  } finally {
    world.replay = undefined;
    resolve();
  }
}

const ComparedFields = Type.Object({
  status: IntegerSchema,
  answer: StringSchema,
  rows: IntegerSchema,
  ledger: IntegerSchema,
});
type ComparedFields = Static<typeof ComparedFields> & Pick<JournalEntry, 'digest'>;

export const Replay = Type.Object({
  calls: IntegerSchema,
  /** Number of compared requests, without requests about tokens and the mock itself. */
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

const startLost = 'This world was loaded from a large file: reset it to record it.';
export const firstRequestsLost = 'The journal no longer contains the first requests of this world.';

/** The start or the first requests of a world are lost: it cannot be replayed. */
export class RecordingLostError extends Error {
  override readonly name = 'RecordingLostError';
}

/** The recording of a world. Throws a RecordingLostError if parts of it are lost. */
export function recordingOf({ recordingStart, journal }: World): Recording {
  if (!recordingStart) throw new RecordingLostError(startLost);
  if (!journal.isComplete()) throw new RecordingLostError(firstRequestsLost);
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
  ...(digest !== undefined && { digest }),
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

/** Replays a recording on a fork at its recorded times. Reports differing responses, changed rows and ledger sums. */
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

/** Creates or replaces a world with a recording's state after a request (0: before the first), its clock stopped. */
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

type Row = Record<string, string | number | null>;
const ShownRow = nullable(Type.Record(StringSchema, Type.Unknown()));

/** A row before and after a request; null if it was inserted or deleted. */
export const RowChange = Type.Object({ table: StringSchema, before: ShownRow, after: ShownRow });
export type RowChange = Static<typeof RowChange>;

const maxChanges = 200;

function rowsOf({ handle }: Db, table: string): Map<string, Row> {
  const keys = handle
    .prepare('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk')
    .pluck()
    .all(table)
    .map(String);
  const rows = handle.prepare(`SELECT * FROM "${table}"`).all() as Row[];
  return new Map(
    rows.map((row) => [
      JSON.stringify(keys.map((key) => row[key])),
      Object.fromEntries(Object.entries(row).filter(([name]) => !name.endsWith('_hash'))),
    ]),
  );
}

/** Rows that differ between two states, without the settings of the world. */
function changesBetween(earlier: Db, later: Db): RowChange[] {
  return tableNames(later)
    .filter((table) => table !== 'settings')
    .flatMap((table) => {
      const [before, after] = [rowsOf(earlier, table), rowsOf(later, table)];
      return [...new Set([...before.keys(), ...after.keys()])]
        .map((key) => ({ table, before: before.get(key) ?? null, after: after.get(key) ?? null }))
        .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
    })
    .slice(0, maxChanges);
}

/** Rows that a request changed, found by replaying the requests before it and then itself. */
export function changesOf(
  app: FastifyInstance,
  recording: Recording,
  request: number,
): Promise<RowChange[]> {
  return withFork(app, recording, async (fork) => {
    await playBack(app, fork, recording.entries.slice(0, request - 1));
    const earlier = openSnapshot(serializeDatabase(fork.db));
    await playBack(app, fork, recording.entries.slice(request - 1, request));
    const changes = changesBetween(earlier, fork.db);
    earlier.handle.close();
    return changes;
  });
}
