import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { repoPath } from '../lib/paths.ts';
import type { Measurement } from './benchmark.ts';
import { spreadText, verdict } from './report.ts';

/** Where and when figures were measured. */
export interface Circumstances {
  /** Day of the run, `yyyy-mm-dd`. */
  date: string;
  /** Processors, platform and Node. */
  machine: string;
  /** Measured by fewer and shorter rounds. */
  quick: boolean;
  /** Number of rounds where the command named one. */
  rounds?: number | undefined;
}

/** The figures of one benchmark on the page. */
export interface BenchmarkFigures extends Circumstances {
  lines: readonly Measurement[];
}

/** The figures of the page by benchmark. */
export type Figures = Readonly<Record<string, BenchmarkFigures>>;

const file = 'scripts/bench/figures.json';
const page = 'docs/performance.md';
const markers = ['<!-- figures: begin -->', '<!-- figures: end -->'];

/** The figures that the page shows. */
export const readFigures = (): Figures =>
  existsSync(repoPath(file)) ? JSON.parse(readFileSync(repoPath(file), 'utf8')) : {};

/** The figures with a budget: the page shows these and no other. */
const budgeted = (lines: readonly Measurement[]): Measurement[] =>
  lines.filter(({ budget }) => budget !== undefined);

/** Figures with those of a run in the place of older ones of the same benchmarks. */
export const withRun = (
  figures: Figures,
  measured: Readonly<Record<string, readonly Measurement[]>>,
  circumstances: Circumstances,
): Figures => ({
  ...figures,
  ...Object.fromEntries(
    Object.entries(measured).map(([name, lines]) => [
      name,
      { ...circumstances, lines: budgeted(lines) },
    ]),
  ),
});

function row(line: Measurement): string {
  const { what, value, unit, baseline, ratio, budget } = line;
  const cells = [
    what,
    `${spreadText(value)} ${unit}`,
    baseline ? spreadText(baseline) : '',
    ratio ? spreadText(ratio) : '',
    budget ?? '',
    verdict(line),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

const circumstancesOf = ({ date, machine, quick, rounds }: BenchmarkFigures): string => {
  const flags = `${quick ? ' --quick' : ''}${rounds === undefined ? '' : ` --rounds ${rounds}`}`;
  return `Measured on ${date} by \`npm run bench${flags && ` --${flags}`}\` on ${machine}.`;
};

/** The figures in Markdown: a table for each date and machine. */
export function renderFigures(figures: Figures): string {
  const groups = Map.groupBy(Object.values(figures), circumstancesOf);
  return [...groups]
    .map(([circumstances, of]) =>
      [
        circumstances,
        '',
        '| what | measured | baseline | ratio | budget | result |',
        '|---|---|---|---|---|---|',
        ...of.flatMap(({ lines }) => lines.map(row)),
      ].join('\n'),
    )
    .join('\n\n');
}

/** A page with these figures between its markers. */
export function pageWith(text: string, figures: Figures): string {
  const [begin = '', end = ''] = markers;
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`${page} lacks the markers of its figures.`);
  return `${text.slice(0, before + begin.length)}\n${renderFigures(figures)}\n${text.slice(after)}`;
}

/** The page as it stands, and as its figures make it. */
export function checkedPage(): { current: string; expected: string } {
  const current = readFileSync(repoPath(page), 'utf8');
  return { current, expected: pageWith(current, readFigures()) };
}

/** Stores figures and writes them to the page; returns its path. */
export function writeFigures(figures: Figures): string {
  writeFileSync(repoPath(file), `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(repoPath(page), pageWith(readFileSync(repoPath(page), 'utf8'), figures));
  return page;
}

const isConfirmed = (stated: number, measured: number): boolean =>
  Math.abs(measured - stated) <= Math.abs(stated) / 3;

/** Each stated figure that a new run does not confirm within a third, or does not measure. */
export function unconfirmed(
  figures: Figures,
  measured: Readonly<Record<string, readonly Measurement[]>>,
): string[] {
  return Object.entries(measured).flatMap(([name, lines]) => {
    const stated = figures[name]?.lines ?? [];
    const missing = budgeted(lines)
      .filter(({ what }) => !stated.some((line) => line.what === what))
      .map(({ what }) => `${name}: ${what} is not on the page`);
    const wrong = stated.flatMap(({ what, value, unit }) => {
      const now = lines.find((line) => line.what === what);
      if (!now) return [`${name}: ${what} is not measured any more`];
      if (isConfirmed(value.median, now.value.median)) return [];
      return [
        `${name}: ${what} is stated as ${spreadText(value)} ${unit}, and now ${spreadText(now.value)}`,
      ];
    });
    return [...missing, ...wrong];
  });
}
