import { existsSync } from 'node:fs';
import { indianDay } from '../check/indian-day.ts';
import { UsageError } from '../cli/flags.ts';
import { plainFlag, valueFlag } from '../cli/help.ts';
import { tryFiles, writeFileOf, writeInPlace } from '../cli/output-files.ts';
import { isDay } from '../reading/scalars.ts';
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

/** The file of the known findings of a run, and the option to write it. */
export interface KnownOptions {
  file: string;
  /** Absent if they are only read. */
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
  if (until < indianDay(Date.now()))
    throw new UsageError(`--until ${until} is over: it takes today or a later day.`);
  return { file, update: { reason: reason.trim(), until } };
}

/** The known findings of a run. */
export interface KnownRun extends KnownCheck {
  /**
   * Writes the file if the options ask for it, and returns a line about it. Former known findings stay unless they are
   * `isGone`; a run that did not finish writes nothing.
   */
  write: (
    seen: readonly FindingKey[],
    run: { isFinished: boolean; isGone: (key: FindingKey) => boolean },
  ) => string | undefined;
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
  tryFiles({ known: file });
  return {
    isKnown: () => true,
    complaints: () => [],
    met: () => [],
    write: (seen, { isFinished, isGone }) => {
      if (!isFinished) return `${file} was not written: the run did not finish.`;
      const next = updateKnown(known, seen, update, isGone);
      writeFileOf('known', file, () => writeInPlace(file, `${JSON.stringify(next, null, 2)}\n`));
      return `${file} has the known findings: ${next.findings.length}.`;
    },
  };
}
