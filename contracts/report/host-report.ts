import type { Finding } from '../check/finding.ts';
import type { UnseenFields } from './coverage.ts';
import type { ShownExchange } from './shown-exchange.ts';

export interface ReportLine {
  call: string;
  description: string;
  outcome: 'passed' | 'failed' | 'skipped' | 'planned';
  reasons: string[];
  /** What judged it: the reading of its response, or a relation between several. */
  by: 'reading' | 'relation';
  /** Its request and response, written out only for the HTML report. */
  exchange?: (() => ShownExchange) | undefined;
  /** Whether it was skipped although the host seems to be in its state. */
  unmet?: true;
  /** The call whose response it needs. */
  buildsOn?: string;
}

/** What the specification permits, and a reader should know: a line of a call. */
export interface ReportNote {
  call: string;
  text: string;
}

export interface HostReport {
  baseUrl: string;
  lines: ReportLine[];
  counts: Record<ReportLine['outcome'], number>;
  notes: ReportNote[];
  /** All failures and notes, without secrets. */
  findings: Finding[];
  unseen: readonly UnseenFields[];
  /** Differences between host and mock; absent if they were not compared. */
  differences?: string[];
}
