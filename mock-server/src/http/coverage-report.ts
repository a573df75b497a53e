import type { CoverageReport } from './api-coverage.ts';

const titles: Readonly<Record<keyof CoverageReport['met'], string>> = {
  calls: 'calls, by status',
  betTypes: 'bet types',
  phases: 'market states at a bet',
  errorRows: 'error rows by magic inputs',
};

function hitLines(hits: CoverageReport['met']['calls']): string[] {
  return Object.entries(hits).map(([name, times]) => {
    const each =
      typeof times === 'number'
        ? `${times}`
        : Object.entries(times)
            .map(([status, count]) => `${status}: ${count}`)
            .join(', ');
    return `  ${name.padEnd(32)} ${each}`;
  });
}

/** Formats a coverage report: how much of each kind was used, how often, and what was not. */
export function coverageText({ met, missing }: CoverageReport): string {
  const kinds = Object.keys(titles) as (keyof typeof titles)[];
  return kinds
    .flatMap((kind) => {
      const count = Object.keys(met[kind]).length;
      const unused = missing[kind];
      return [
        `${titles[kind]}: ${count} of ${count + unused.length}`,
        ...hitLines(met[kind]),
        ...(unused.length > 0 ? [`  unused: ${unused.join(', ')}`] : []),
      ];
    })
    .join('\n');
}
