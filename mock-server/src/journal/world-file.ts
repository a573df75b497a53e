import { isObject } from '@matka/contracts/reading/json';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { type Db, serializeDatabase } from '../db/database.ts';
import { Instant, WorldSpec } from '../db/settings.ts';
import { chosenStyles } from '../host-styles/host-styles.ts';
import { isTooDeep } from '../shared/json-depth.ts';
import { closed, nullable, StringSchema } from '../shared/schema-types.ts';
import { indianTimestamp } from '../shared/time.ts';
import { validationError } from '../shared/validate.ts';
import { checkFaultRule } from '../worlds/fault-rule-checks.ts';
import { FaultState } from '../worlds/faults.ts';
import { checkSpec, ImportError, importSnapshot } from '../worlds/import-snapshot.ts';
import { changeHostStyle, hostStyleOf, type World, worldTime } from '../worlds/world.ts';
import { type ValueKind, worldIdValue, worldTimeValue } from '../worlds/world-values.ts';
import { JournalEntry, recordedTarget } from './entry.ts';
import { journalOf } from './journal.ts';
import type { Recording } from './replay.ts';

const format = 'matka-world-1';

/** A world as one file: its start, all requests since, and its state. Databases are base64. */
export const WorldFile = Type.Object(
  {
    format: Type.Literal(format),
    id: StringSchema,
    /** World time of the export, ISO 8601 with +05:30. */
    now: StringSchema,
    beginning: nullable(
      Type.Object({ birth: WorldSpec, real: Instant, image: nullable(StringSchema) }, closed),
    ),
    journal: Type.Array(JournalEntry, { maxItems: 1_000 }),
    whole: Type.Boolean(),
    faults: FaultState,
    /** Names of its host styles; absent in files of older mocks. */
    hostStyle: Type.Optional(Type.Array(StringSchema)),
    /** The current database; null in a file that can only be replayed. */
    image: nullable(StringSchema),
  },
  closed,
);
export type WorldFile = Static<typeof WorldFile>;

const base64 = (db: Db): string => serializeDatabase(db).toString('base64');

/** Exports a world; without its database it can only be replayed. */
export function worldFile(world: World, withImage: boolean): WorldFile {
  const { id, recordingStart, journal, faults } = world;
  return {
    format,
    id,
    now: indianTimestamp(worldTime(world)),
    beginning: recordingStart
      ? {
          birth: recordingStart.spec,
          real: recordingStart.wallClock,
          image: recordingStart.snapshot?.toString('base64') ?? null,
        }
      : null,
    journal: journal.entries(),
    whole: journal.isComplete(),
    faults: faults.state(),
    hostStyle: [...hostStyleOf(world)],
    image: withImage ? base64(world.db) : null,
  };
}

/** Throws an ImportError with the reason if a check of a part of the file throws. */
function checkPart(failure: string, check: () => unknown): void {
  try {
    check();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportError(`This world file ${failure}: ${reason.replace(/\.?$/, '.')}`);
  }
}

/** Throws an ImportError for a text that is not a value of its kind. */
function checkValue(field: string, { takes, read }: ValueKind<unknown>, given: string): void {
  if (read(given) === undefined)
    throw new ImportError(
      `${field} in this world file takes ${takes}, not ${JSON.stringify(given)}.`,
    );
}

/** Tells if parsed JSON is a session with a host, as the kit and other tools record it. */
const isSession = (value: unknown): boolean => isObject(value) && 'log' in value;

/** Validates a parsed world file. Throws an ImportError. */
export function readWorldFile(value: unknown): WorldFile {
  if (isSession(value))
    throw new ImportError(
      'This is a recorded session, not a world file: matka-contracts replay plays it.',
    );
  if (!isObject(value) || value.format !== format) {
    throw new ImportError(`This is not a world file: it does not contain "format": "${format}".`);
  }
  const error = validationError(WorldFile, value);
  if (error !== undefined) throw new ImportError(`This world file is incomplete: ${error}.`);
  const file = value as WorldFile;
  const { id, now, beginning, faults, hostStyle = [], journal } = file;
  checkValue('id', worldIdValue, id);
  checkValue('now', worldTimeValue, now);
  checkPart('cannot be used', () => beginning && checkSpec(beginning.birth));
  checkPart('has an impossible fault rule', () => {
    for (const { rule } of faults.active) checkFaultRule(rule, 0);
  });
  checkPart('has impossible host styles', () => chosenStyles(hostStyle));
  const foreign = journal.find(({ url }) => recordedTarget(url) === undefined);
  if (foreign)
    throw new ImportError(
      `No world records request ${foreign.number} of this file: ${JSON.stringify(foreign.url)}.`,
    );
  return file;
}

/** The recording in a file. Throws an ImportError if parts of it are lost. */
export async function recordingIn({ beginning, journal, whole }: WorldFile): Promise<Recording> {
  if (!beginning || !whole)
    throw new ImportError('The file does not contain the start and all requests of its world.');
  const { birth: spec, real: wallClock, image } = beginning;
  const snapshot = image === null ? undefined : await importSnapshot(Buffer.from(image, 'base64'));
  return { start: { spec, wallClock, snapshot }, entries: journal };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportError(`JSON parse error - ${reason}`);
  }
}

/** Creates a world from an exported database, replacing any with this id. Throws an ImportError. */
export const importDatabase = async (
  { worlds }: Pick<FastifyInstance, 'worlds'>,
  id: string,
  database: Buffer,
): Promise<World> => worlds.restore(id, { database: await importSnapshot(database) });

/** Creates or replaces a world from the text of a world file or of a session. Throws an ImportError, and then changes nothing. */
export async function importFile(
  { worlds }: Pick<FastifyInstance, 'worlds'>,
  id: string,
  text: string,
): Promise<World> {
  const value = parsed(text);
  if (isTooDeep(value)) throw new ImportError('This world file has too many levels.');
  if (isSession(value)) {
    // It loads the checker of the contracts. No start of the mock should wait for that.
    const { worldFromSession } = await import('../seeding/from-session.ts');
    return worldFromSession({ worlds }, id, text);
  }
  const file = readWorldFile(value);
  const { image, beginning, whole, journal, faults, hostStyle } = file;
  if (image === null) throw new ImportError('The file does not contain the database of its world.');
  const recording = beginning && whole ? await recordingIn(file) : undefined;
  const database = await importSnapshot(Buffer.from(image, 'base64'));
  const world = worlds.restore(id, {
    database,
    faults,
    recording: recording && { start: recording.start, journal: journalOf(journal) },
  });
  // Its database has them too, unless the file was written by hand.
  if (hostStyle) changeHostStyle(world, chosenStyles(hostStyle));
  return world;
}
