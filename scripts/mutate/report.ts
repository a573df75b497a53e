import type { Area } from './area.ts';
import { folderOf } from './area-files.ts';

/** The part of Stryker's JSON report that is read here. */
export interface MutationReport {
  files: Record<string, { mutants: ReportedMutant[] }>;
}

interface ReportedMutant {
  mutatorName: string;
  replacement?: string;
  status: string;
  location: { start: { line: number } };
}

/** One changed place. */
export interface Mutant {
  file: string;
  line: number;
  /** What stood there instead, on one line. */
  replacement: string;
  /** Stryker's kind of change. */
  kind: string;
  /** Stryker's status: Killed, Timeout, Survived, NoCoverage, Ignored, RuntimeError, CompileError. */
  status: string;
}

/** Lowest score of a folder, in percent. */
export const lowestScore = 90;

/** All mutants of a report. */
export const mutantsOf = ({ files }: MutationReport): Mutant[] =>
  Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map(({ mutatorName, replacement = '', status, location }) => ({
      file,
      line: location.start.line,
      replacement: replacement.replace(/\s+/g, ' ').slice(0, 100),
      kind: mutatorName,
      status,
    })),
  );

/** How the tests did on one folder of an area. */
export interface Score {
  area: string;
  folder: string;
  killed: number;
  survived: number;
  /** Killed of all that count, in percent; 100 if none counts. */
  percent: number;
}

const isKilled = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';
const hasSurvived = ({ status }: Mutant): boolean =>
  status === 'Survived' || status === 'NoCoverage';

/** Scores by folder. Mutants that were left out or broke the program count on neither side. */
export function scoresOf(area: Area, mutants: readonly Mutant[]): Score[] {
  const folders = Map.groupBy(mutants, ({ file }) => folderOf(area, file));
  return [...folders].map(([folder, all]) => {
    const killed = all.filter(isKilled).length;
    const survived = all.filter(hasSurvived).length;
    const counted = killed + survived;
    const percent = counted === 0 ? 100 : (100 * killed) / counted;
    return { area: area.name, folder, killed, survived, percent };
  });
}

/** One line per survivor: place, and what stood there without a test failing. */
export const survivorLines = (mutants: readonly Mutant[]): string[] =>
  mutants
    .filter(hasSurvived)
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(
      ({ file, line, kind, replacement, status }) =>
        `${file}:${line} ${kind} → ${replacement === '' ? 'nothing' : replacement}${status === 'NoCoverage' ? ' (no test runs this)' : ''}`,
    );

/** One line per folder, with its score. */
export const scoreLine = ({ area, folder, killed, survived, percent }: Score): string =>
  `${percent < lowestScore ? 'LOW ' : 'ok  '} ${percent.toFixed(1).padStart(5)} %  ${area.padEnd(12)} ${folder.padEnd(36)} ${killed} killed, ${survived} survived`;
