import type { ReportLine } from './host-report.ts';

/** A failure, with the others of the same cause. */
export interface Cause {
  first: ReportLine;
  /** Interactions that build on it. */
  others: readonly ReportLine[];
}

/** Equal for reasons that differ by row and count alone. */
const keyOf = ({ call, reasons }: ReportLine): string =>
  `${call} ${(reasons[0] ?? '').replaceAll(/\[\d+\]/g, '[*]').replaceAll(/ \(and \d+ more like it\)/g, '')}`;

/** Groups failures by cause, in the order of their first lines. */
export const causesOf = (lines: readonly ReportLine[]): Cause[] =>
  [...Map.groupBy(lines, keyOf).values()].flatMap(([first, ...others]) =>
    first ? [{ first, others }] : [],
  );

/** `and 14 interactions that build on it`, if there are any. */
export const buildingOn = ({ others }: Cause): string[] =>
  others.length === 0
    ? []
    : [
        `and ${others.length} ${others.length === 1 ? 'interaction that builds' : 'interactions that build'} on it`,
      ];
