import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '@matka/contracts/cli/flags';
import type { Finding } from '../judge/findings.ts';
import type { Outcome, Script } from '../run/run.ts';

/** Version of the format; files of another one cannot be played. */
const VERSION = 2;

/** A case as a file: readable from top to bottom, and complete for playing it again. */
export interface CaseFile {
  readonly version: typeof VERSION;
  /** The finding when the case was written; a stored case has no finding now. */
  readonly found: Finding | null;
  /** The outcomes of the submissions; another outcome means that the case lost its situation. */
  readonly outcome: Outcome;
  readonly script: Script;
}

/** @throws UsageError for a file that is missing, of another version or no case */
export function readCase(file: string): CaseFile {
  let found: Partial<CaseFile> | null;
  try {
    found = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UsageError(`${file} cannot be read as a case of the simulation.`);
  }
  if (found?.version !== VERSION) {
    const known = `this simulation plays version ${VERSION}`;
    throw new UsageError(`${file} has the version ${found?.version ?? 'none'}; ${known}.`);
  }
  const { script, outcome } = found;
  if (!script?.world || !script.steps || !outcome)
    throw new UsageError(`${file} is not a case of the simulation.`);
  return found as CaseFile;
}

/** Writes a case, a line for each step, with the folder of its file. */
export function writeCase(
  file: string,
  { seed, world, steps }: Script,
  outcome: Outcome,
  found: Finding | null,
): void {
  mkdirSync(dirname(file), { recursive: true });
  const text = `{
  "version": ${VERSION},
  "found": ${JSON.stringify(found)},
  "outcome": ${JSON.stringify(outcome)},
  "script": {
    "seed": ${seed},
    "world": ${JSON.stringify(world)},
    "steps": [
      ${steps.map((step) => JSON.stringify(step)).join(',\n      ')}
    ]
  }
}
`;
  writeFileSync(file, text);
}
