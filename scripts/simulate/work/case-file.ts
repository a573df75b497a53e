import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from '@matka/contracts/cli/flags';
import type { Finding } from '../judge/findings.ts';
import { describeStep } from '../run/describe-step.ts';
import type { Script } from '../run/run.ts';
import { isStepKind } from '../run/step.ts';

/** Version of the format; files of another one cannot be played. */
const VERSION = 1;

/** A case as a file: readable from top to bottom, and complete for playing it again. */
interface CaseFile {
  readonly version: typeof VERSION;
  /** What was expected and what was seen. */
  readonly finding: Finding | null;
  /** The steps in plain words. */
  readonly story: readonly string[];
  readonly script: Script;
  readonly trace: readonly string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStep = (value: unknown): boolean =>
  isRecord(value) && typeof value.do === 'string' && isStepKind(value.do);

function isCase(value: unknown): value is CaseFile {
  if (!isRecord(value) || !isRecord(value.script)) return false;
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
    throw new UsageError(`${file} cannot be read as a case of the simulator.`);
  }
  const version = isRecord(value) ? value.version : undefined;
  if (version !== VERSION) {
    throw new UsageError(
      `${file} has the version ${version ?? 'none'}; this simulator plays version ${VERSION}.`,
    );
  }
  if (!isCase(value)) throw new UsageError(`${file} is no case of the simulator.`);
  return value;
}

/** Writes a case; returns the path of its file. */
export function writeCase(
  folder: string,
  script: Script,
  finding: Finding | null,
  trace: readonly string[],
): string {
  mkdirSync(folder, { recursive: true });
  const name = (finding?.kind ?? 'run').replaceAll(/\W+/g, '-');
  const file = `${folder}/${name}-${script.seed}.json`;
  const story = script.steps.map((step, at) => `${at + 1}. ${describeStep(step)}`);
  const content: CaseFile = { version: VERSION, finding, story, script, trace };
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  return file;
}
