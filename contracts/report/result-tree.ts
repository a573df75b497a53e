import type { Cause, HostReport, ReportLine } from './host-report.ts';

/** Numbers of lines by outcome; of the failed, the causes. */
export type Counts = Readonly<Record<ReportLine['outcome'], number>>;

/** The part of a report about one call, which every format writes in its own notation. */
export interface CallResults {
  call: string;
  counts: Counts;
  causes: readonly Cause[];
  /** Causes of other calls, each with the number of interactions of this call that depend on it. */
  elsewhere: readonly { cause: Cause; count: number }[];
  /** The lines that a cause of this or another call covers. */
  building: readonly ReportLine[];
  /** Lines that did not fail: first unrecognised states, last interactions that were not tried. */
  others: readonly ReportLine[];
  known: readonly string[];
  notes: readonly string[];
  unseen: readonly string[];
}

const rankOf = ({ outcome, unmet }: ReportLine): number =>
  unmet ? 0 : outcome === 'skipped' ? 2 : 1;

/** The results of a report by call, in the order of their titles. */
export function resultTree(report: HostReport): CallResults[] {
  const { lines, causes, known, notes, unseen } = report;
  const textsOf = (all: readonly { call: string; text: string }[], call: string) =>
    all.filter((one) => one.call === call).map(({ text }) => text);
  const calls = [...new Set([...lines, ...known, ...notes].map(({ call }) => call))].sort();
  return calls.map((call) => {
    const own = lines.filter((line) => line.call === call);
    const told = causes.filter((cause) => cause.call === call);
    const count = (outcome: ReportLine['outcome']) =>
      own.filter((line) => line.outcome === outcome).length;
    return {
      call,
      counts: {
        passed: count('passed'),
        failed: told.length,
        skipped: count('skipped'),
        planned: count('planned'),
      },
      causes: told,
      elsewhere: causes
        .filter((cause) => cause.call !== call)
        .map((cause) => ({ cause, count: cause.others.filter((one) => one.call === call).length }))
        .filter(({ count }) => count > 0),
      building: own.filter(({ toldAt }) => toldAt !== undefined),
      others: own
        .filter(({ toldAt, outcome }) => toldAt === undefined && outcome !== 'failed')
        .toSorted((a, b) => rankOf(a) - rankOf(b)),
      known: textsOf(known, call),
      notes: textsOf(notes, call),
      unseen: unseen.find((one) => one.call === call)?.places ?? [],
    };
  });
}
