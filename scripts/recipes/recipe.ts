import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change of an existing file: lines that are inserted after (or before) the first line that contains `at`. */
export interface Insertion {
  at: string;
  text: string;
  before?: boolean;
}

/** A replacement in an existing file. */
export interface Replacement {
  replace: string;
  by: string;
}

/** Text at the end of an existing file. */
export interface Addition {
  append: string;
}

export type Change = Insertion | Replacement | Addition;

/** A new file, whose text is in the folder `examples`. */
export interface NewFile {
  example: string;
}

/** What happens to a file. */
export type Step = NewFile | readonly Change[];

/** A recipe of CONTRIBUTING.md with an example of each of its steps. */
export interface Recipe {
  /** Heading in CONTRIBUTING.md. */
  title: string;
  /** The part of the example's paths that stands for a name, and how CONTRIBUTING.md writes it. */
  placeholder: readonly [string, string];
  /** Steps by file, in the order of CONTRIBUTING.md. */
  steps: Readonly<Record<string, Step>>;
  /** Tests that write files anew when they are run with `--update`. */
  snapshots: readonly string[];
  /** Tests that have to pass afterwards. */
  tests: readonly string[];
}

function applyChange(text: string, change: Change, file: string): string {
  if ('append' in change) return `${text}${change.append}`;
  if ('replace' in change) {
    if (!text.includes(change.replace)) throw new Error(`${file} has no "${change.replace}".`);
    return text.replace(change.replace, () => change.by);
  }
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes(change.at));
  if (at < 0) throw new Error(`${file} has no line with "${change.at}".`);
  return lines.toSpliced(change.before ? at : at + 1, 0, change.text).join('\n');
}

/** The text of a file after a step. Throws if a place to change is missing, or if a new file exists already. */
export function applyStep(file: string, step: Step, text: string | undefined): string {
  if ('example' in step) {
    if (text !== undefined) throw new Error(`${file} exists already.`);
    return readFileSync(join(import.meta.dirname, 'examples', step.example), 'utf8');
  }
  if (text === undefined) throw new Error(`There is no ${file}.`);
  return step.reduce((before, change) => applyChange(before, change, file), text);
}
