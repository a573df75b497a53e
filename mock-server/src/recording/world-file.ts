import { type Db, serializeDatabase } from '../db/database.ts';
import type { WorldSpec } from '../db/settings.ts';
import { checkFaultRule } from '../faults/check-fault-rule.ts';
import { indianTimestamp } from '../shared/time.ts';
import { isObject, validationErrors } from '../shared/validate.ts';
import { firstErrorText } from '../shared/validation-messages.ts';
import type { FaultRule } from '../worlds/fault-rule.ts';
import type { FaultState } from '../worlds/fault-rules.ts';
import { importSnapshot } from '../worlds/import-snapshot.ts';
import type { JournalEntry } from '../worlds/journal.ts';
import { type World, worldTime } from '../worlds/world.ts';
import type { Recording } from './replay.ts';
import { WorldFile as WorldFileSchema } from './world-file-schema.ts';

const format = 'matka-world-1';

/** A world as one file: its start, all requests since, and its state. Databases are base64. */
export interface WorldFile {
  format: typeof format;
  id: string;
  /** World time of the export, ISO 8601 with +05:30. */
  now: string;
  beginning: { birth: WorldSpec; real: number; image: string | null } | null;
  journal: JournalEntry[];
  /** The journal holds all requests from the first. */
  whole: boolean;
  faults: FaultState;
  /** The current database; null in a file for replaying only. */
  image: string | null;
}

/** The value is not a valid world file; the message says why. */
export class WorldFileError extends Error {
  override readonly name = 'WorldFileError';
}

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
    image: withImage ? base64(world.db) : null,
  };
}

const isWorldFile = (_value: unknown, errors: readonly unknown[]): _value is WorldFile =>
  errors.length === 0;

function checkRule(rule: FaultRule): void {
  try {
    checkFaultRule(rule, 0);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new WorldFileError(`This world file has a fault rule that cannot be: ${reason}`);
  }
}

/** Validates a parsed world file. Throws a WorldFileError. */
export function readWorldFile(value: unknown): WorldFile {
  if (!isObject(value) || value.format !== format) {
    throw new WorldFileError(
      `This is not a world file: it does not contain "format": "${format}".`,
    );
  }
  const errors = validationErrors(WorldFileSchema, value);
  if (isWorldFile(value, errors)) {
    for (const { rule } of value.faults.active) checkRule(rule);
    return value;
  }
  throw new WorldFileError(`This world file is incomplete: ${firstErrorText(errors)}.`);
}

/** The recording in a file. Throws a WorldFileError if parts of it are lost. */
export function recordingIn({ beginning, journal, whole }: WorldFile): Recording {
  if (!beginning || !whole)
    throw new WorldFileError('The file does not contain the start and all requests of its world.');
  const { birth: spec, real: wallClock, image } = beginning;
  const snapshot = image === null ? undefined : importSnapshot(Buffer.from(image, 'base64'));
  return { start: { spec, wallClock, snapshot }, entries: journal };
}
