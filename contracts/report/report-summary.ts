import type { HostReport, ReportLine } from './host-report.ts';

const longest = 200;

const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function untriedLines(lines: readonly ReportLine[]): string[] {
  const groups = [...Map.groupBy(lines, ({ reasons }) => reasons[0] ?? '').entries()];
  return groups
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([reason, own]) =>
      cut(`  ${own.length} ${own[0]?.unmet ? 'not recognised: ' : ''}${reason}`),
    );
}

/** The end of the report: first what was not tried, then what was never seen, then the counts. */
export function summaryLines({ lines, counts, unseen, notes }: HostReport): string[] {
  const { passed, failed, skipped, planned } = counts;
  const untried = lines.filter(({ outcome }) => outcome === 'skipped');
  return [
    ...(untried.length > 0
      ? [`Not tried: ${plural(untried.length, 'interaction')}`, ...untriedLines(untried)]
      : []),
    ...(unseen.length > 0 ? ['Never seen:'] : []),
    ...unseen.map(({ call, places }) => cut(`  ${call} ${places.join(', ')}`)),
    planned > 0
      ? `${planned} planned, ${skipped} skipped`
      : `${passed} passed, ${failed} failed, ${skipped} skipped${notes.length > 0 ? `, ${plural(notes.length, 'note')}` : ''}`,
  ];
}
