import { existsSync } from 'node:fs';
import { UsageError } from '../cli/flags.ts';
import { plainFlag, valueFlag } from '../cli/help.ts';
import { isDay } from '../reading/scalars.ts';
import { writeWhole } from '../sources/file/recording-file.ts';
import {
  checkKnown,
  type FindingKey,
  type KnownCheck,
  readKnownFindings,
  updateKnown,
} from './known-findings.ts';

/** The flags of known findings. */
export const knownFlags = {
  known: valueFlag('FILE', 'findings that pass for now: each has a reason and an end'),
  'update-known': plainFlag('write the findings of this run to it'),
  reason: valueFlag('TEXT', 'with --update-known: why they pass'),
  until: valueFlag('YYYY-MM-DD', 'with --update-known: the last day on which they pass'),
} as const;

interface KnownValues {
  known?: string | undefined;
  'update-known': boolean;
  reason?: string | undefined;
  until?: string | undefined;
}

/** Where the known findings of a run are, and whether they are written. */
export interface KnownOptions {
  file: string;
  /** Absent where they are only read. */
  update?: { reason: string; until: string };
}

/** Reads the flags; undefined without known findings. Throws UsageError. */
export function readKnownOptions(values: KnownValues): KnownOptions | undefined {
  const { known: file, reason, until } = values;
  const isUpdated = values['update-known'];
  if (file === undefined) {
    if (isUpdated) throw new UsageError('--update-known needs a file: --known FILE.');
    return undefined;
  }
  if (!isUpdated) {
    if (reason ?? until) throw new UsageError('--reason and --until belong to --update-known.');
    return { file };
  }
  if (!reason?.trim() || !until)
    throw new UsageError('--update-known needs --reason TEXT and --until YYYY-MM-DD.');
  if (!isDay(until)) throw new UsageError(`--until takes a day like 2027-01-31, not ${until}.`);
  return { file, update: { reason: reason.trim(), until } };
}

/** The known findings of a run. */
export interface KnownRun extends KnownCheck {
  /** Writes the file where the options say so; gives the line that says it. */
  write: (seen: readonly FindingKey[]) => string | undefined;
}

/** Begins a run with known findings; undefined without them. Throws a UserError for a file that cannot be used. */
export function beginKnown(
  options: KnownOptions | undefined,
  host: string,
  today: string,
): KnownRun | undefined {
  if (!options) return undefined;
  const { file, update } = options;
  const isNew = update !== undefined && !existsSync(file);
  const known = isNew ? { host, findings: [] } : readKnownFindings(file, host);
  if (!update) return { ...checkKnown(known, today), write: () => undefined };
  return {
    isKnown: () => true,
    complaints: () => [],
    met: () => [],
    write: (seen) => {
      const next = updateKnown(known, seen, update);
      writeWhole(file, `${JSON.stringify(next, null, 2)}\n`);
      return `${file} has the known findings: ${next.findings.length}.`;
    },
  };
}
