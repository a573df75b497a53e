import { cut } from '../check/finding.ts';
import { plural } from '../cli/plural.ts';
import type { HostReport, ReportLine } from './host-report.ts';

function untriedLines(lines: readonly ReportLine[]): string[] {
  const groups = [...Map.groupBy(lines, ({ reasons }) => reasons[0] ?? '').entries()];
  return groups
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([reason, own]) =>
      cut(`  ${own.length} ${own[0]?.unmet ? 'not recognised: ' : ''}${reason}`),
    );
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** The unread fields: the share of each endpoint's bytes, then of each field. */
const unreadLines = (unread: HostReport['unread']): string[] => [
  ...(unread.length > 0 ? ['Nobody reads:'] : []),
  ...unread.flatMap(({ call, total, fields }) => {
    const sum = fields.reduce((bytes, one) => bytes + one.bytes, 0);
    return [
      `  ${call} ${sum} of ${total} bytes, ${percent(sum, total)}`,
      ...fields.map(({ place, bytes }) => `    ${percent(bytes, total).padStart(7)}  ${place}`),
    ];
  }),
];

/** The end of the report: interactions that were not tried, then parts that were never seen, then the counts. */
export function summaryLines({
  lines,
  counts,
  unseen,
  unread,
  known,
  notes,
  written,
  limited,
}: HostReport): string[] {
  const { passed, failed, skipped, planned } = counts;
  const untried = lines.filter(({ outcome }) => outcome === 'skipped');
  return [
    ...(untried.length > 0
      ? [`Not tried: ${plural(untried.length, 'interaction')}`, ...untriedLines(untried)]
      : []),
    ...(unseen.length > 0 ? ['Never seen:'] : []),
    ...unseen.map(({ call, places }) => cut(`  ${call} ${places.join(', ')}`)),
    ...unreadLines(unread),
    ...(written === undefined ? [] : [written]),
    ...(limited === undefined ? [] : [`Not finished: ${limited}.`]),
    planned > 0
      ? `${planned} planned, ${skipped} skipped`
      : `${passed} passed, ${failed} failed, ${skipped} skipped${known.length > 0 ? `, ${known.length} known` : ''}${notes.length > 0 ? `, ${plural(notes.length, 'note')}` : ''}`,
  ];
}
