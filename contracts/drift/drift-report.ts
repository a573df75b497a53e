import type { CheckedResponse } from './check-response.ts';
import type { Difference } from './schema-differences.ts';

/** A difference with how many answers had it. */
export interface CountedDifference extends Difference {
  call: string;
  /** Absent where there was no answer. */
  status?: number;
  times: number;
}

/** All that is kept of a session: calls, statuses, places and kinds; never a value. */
export interface DriftReport {
  upstream: string;
  /** How often each call was answered, by status. */
  answers: { call: string; status: number; times: number }[];
  differences: CountedDifference[];
}

/** Counts what passes. */
export interface DriftLog {
  /** Takes an answer in; a difference of many rows counts once. */
  add: (examined: CheckedResponse) => void;
  /** Takes in that a call got no whole answer. */
  fail: (call: string, what: string) => void;
  /** What was found so far, in a stable order. */
  report: () => DriftReport;
}

const byEndpoint = (a: { call: string }, b: { call: string }) => (a.call < b.call ? -1 : 1);

/** A log of what comes from `upstream`. `tell` hears of each difference once. */
export function createDriftLog(
  upstream: string,
  onDifference: (difference: CountedDifference) => void,
): DriftLog {
  const answers = new Map<string, { call: string; status: number; times: number }>();
  const differences = new Map<string, CountedDifference>();

  function count(difference: CountedDifference): void {
    const { call, status = 0, place, what } = difference;
    const key = [call, status, place, what].join(' ');
    const before = differences.get(key);
    if (before) {
      before.times += 1;
    } else {
      differences.set(key, difference);
      onDifference(difference);
    }
  }

  return {
    add({ call, status, differences: found }) {
      const key = `${call} ${status}`;
      const seen = answers.get(key) ?? { call, status, times: 0 };
      answers.set(key, { ...seen, times: seen.times + 1 });
      const once = new Map(found.map((one) => [`${one.place} ${one.what}`, one]));
      for (const one of once.values()) count({ ...one, call, status, times: 1 });
    },
    fail: (call, what) => count({ call, place: 'answer', what, breaks: true, times: 1 }),
    report: () => ({
      upstream,
      answers: [...answers.values()].sort(byEndpoint),
      differences: [...differences.values()].sort(byEndpoint),
    }),
  };
}
