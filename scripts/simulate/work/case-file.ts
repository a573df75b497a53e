import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '@matka/contracts/cli/flags';
import type { Finding } from '../judge/findings.ts';
import type { Outcome, Script } from '../run/run.ts';
import { isStepKind } from '../run/step.ts';

/** Version of the format; files of another one cannot be played. */
const VERSION = 2;

/** A case as a file: readable from top to bottom, and complete for playing it again. */
export interface CaseFile {
  readonly version: typeof VERSION;
  /** The finding when the case was written; a kept case finds nothing. */
  readonly found: Finding | null;
  /** The outcomes of the submissions; another outcome means that the case lost its situation. */
  readonly outcome: Outcome;
  readonly script: Script;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStep = (value: unknown): boolean =>
  isRecord(value) && typeof value.do === 'string' && isStepKind(value.do);

function isCase(value: unknown): value is CaseFile {
  if (!isRecord(value) || !isRecord(value.script) || !isRecord(value.outcome)) return false;
  const { world, steps, seed } = value.script;
  const hasWorld = isRecord(world) && typeof world.start === 'string' && isRecord(world.devices);
  return hasWorld && typeof seed === 'number' && Array.isArray(steps) && steps.every(isStep);
}

/** @throws UsageError for a file that is missing, of another version or no case */
export function readCase(file: string): CaseFile {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UsageError(`${file} cannot be read as a case of the simulation.`);
  }
  const version = isRecord(value) ? value.version : undefined;
  if (version !== VERSION) {
    const known = `this simulation plays version ${VERSION}`;
    throw new UsageError(`${file} has the version ${version ?? 'none'}; ${known}.`);
  }
  if (!isCase(value)) throw new UsageError(`${file} is not a case of the simulation.`);
  return value;
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
