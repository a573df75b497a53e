import type { Finding } from '../check/finding.ts';
import type { UnreadOfCall } from '../check/unused-fields.ts';
import type { UnseenFields } from './evidence.ts';
import type { ShownExchange } from './shown-exchange.ts';

export interface ReportLine {
  call: string;
  description: string;
  outcome: 'passed' | 'failed' | 'skipped' | 'planned';
  reasons: string[];
  /** The judge: the reading of its response, or a relation between several. */
  by: 'reading' | 'relation';
  /** Its request and response, only for the HTML report. */
  exchange?: (() => ShownExchange) | undefined;
  /** A line of curl that sends the request of a failure again, with variables in place of secrets. */
  curl?: string | undefined;
  /** True if it was skipped although the host seems to be in its state. */
  unmet?: true;
  /** The call whose response it needs. */
  buildsOn?: string;
  /** The call and the text of the cause: why the interaction fails or cannot be tried. */
  toldAt?: string;
}

/** A failure by its own call and place, with the interactions of any call that fail, or cannot be tried, because of it. */
export interface Cause {
  call: string;
  /** The place, the two values and the contradiction. */
  text: string;
  /** The line that met it first. */
  first: ReportLine;
  others: ReportLine[];
}

/** A permitted difference for the reader: a line of a call. */
export interface ReportNote {
  call: string;
  text: string;
}

/** A failure or a note with its exchanges, each by its index; the first has its place and text. */
export interface ReportFinding extends Finding {
  exchanges: number[];
}

export interface HostReport {
  baseUrl: string;
  lines: ReportLine[];
  /** The failures of the lines, each reported once. */
  causes: readonly Cause[];
  /** Lines by outcome; of the failed, the causes. */
  counts: Record<ReportLine['outcome'], number>;
  notes: ReportNote[];
  /** All failures and notes, one for each rule, call and place in any row; without secrets. */
  findings: ReportFinding[];
  /** Failures that pass for now, each with its reason and its end. */
  known: ReportNote[];
  /** The fields that the client does not read, by endpoint. */
  unread: readonly UnreadOfCall[];
  /** The line that names the file of the known findings. */
  written?: string;
  unseen: readonly UnseenFields[];
  /** The reason why the run ended early; absent if the host did not limit the rate of its requests. */
  limited?: string;
  /** The distance of the mock from the host; absent if they were not compared. */
  differences?: string[];
}
