import type { CheckedResponse } from '../response-check/check-response.ts';
import type { Difference } from '../response-check/schema-differences.ts';

/** A difference with the number of responses that had it. */
export interface CountedDifference extends Difference {
  call: string;
  /** Absent if there was no response. */
  status?: number;
  times: number;
}

/** The report of a session: endpoints, statuses, paths and types. It contains no value. */
export interface DriftReport {
  upstream: string;
  /** Number of responses by endpoint and status. */
  answers: { call: string; status: number; times: number }[];
  differences: CountedDifference[];
}

/** Counts responses and their differences. */
export interface DriftLog {
  /** Adds a response; a difference of several rows counts once. */
  add: (checked: CheckedResponse) => void;
  /** Adds a request that got no complete response. */
  fail: (call: string, what: string) => void;
  /** The report so far, in a stable order. */
  report: () => DriftReport;
}

const byEndpoint = (a: { call: string }, b: { call: string }) => (a.call < b.call ? -1 : 1);

/** A log of the responses of `upstream`. Calls `onDifference` for each difference when it is first seen. */
export function createDriftLog(
  upstream: string,
  onDifference: (difference: CountedDifference) => void,
): DriftLog {
  const responses = new Map<string, { call: string; status: number; times: number }>();
  const differences = new Map<string, CountedDifference>();

  function count(difference: CountedDifference): void {
    const { call, status = 0, place, what } = difference;
    const key = [call, status, place, what].join(' ');
    const known = differences.get(key);
    if (known) {
      known.times += 1;
    } else {
      differences.set(key, difference);
      onDifference(difference);
    }
  }

  return {
    add({ call, status, differences: found }) {
      const key = `${call} ${status}`;
      const counted = responses.get(key) ?? { call, status, times: 0 };
      responses.set(key, { ...counted, times: counted.times + 1 });
      const distinct = new Map(found.map((one) => [`${one.place} ${one.what}`, one]));
      for (const one of distinct.values()) count({ ...one, call, status, times: 1 });
    },
    fail: (call, what) => count({ call, place: 'response', what, breaks: true, times: 1 }),
    report: () => ({
      upstream,
      answers: [...responses.values()].sort(byEndpoint),
      differences: [...differences.values()].sort(byEndpoint),
    }),
  };
}

/** One line for a difference. */
export const differenceLine = ({ call, status, place, what, breaks }: CountedDifference): string =>
  `${breaks ? '✗' : '·'} ${call}${status === undefined ? '' : ` ${status}`}: ${place}: ${what}`;

const sum = (counts: readonly { times: number }[]) =>
  counts.reduce((total, { times }) => total + times, 0);

/** One line for a whole session. */
export function summaryLine({ answers, differences }: DriftReport, file: string): string {
  const breaking = differences.filter(({ breaks }) => breaks).length;
  const endpoints = new Set(answers.map(({ call }) => call)).size;
  return (
    `${sum(answers)} responses of ${endpoints} endpoints: ${breaking} differences break the contract, ` +
    `${differences.length - breaking} do not. Report: ${file}`
  );
}
