/** A difference with the number of responses that had it. It contains no value of a response. */
export interface CountedDifference {
  call: string;
  status?: number;
  /** Path such as `$.data[*].market.name`: rows and keys of maps are stars. */
  place: string;
  what: string;
  /** False for a difference that the specification permits, and for fields that the client ignores. */
  breaks: boolean;
  /** True for a break of the contract that passes for now. */
  known?: true;
  times: number;
}

/** The report of a session: calls, statuses, places and rules. It contains no value. */
export interface DriftReport {
  upstream: string;
  answers: { call: string; status: number; times: number }[];
  differences: CountedDifference[];
}

/** One line for a difference. */
export const differenceLine = ({
  call,
  status,
  place,
  what,
  breaks,
  known,
}: CountedDifference): string =>
  `${breaks ? '✗' : known ? '~' : '·'} ${call}${status === undefined ? '' : ` ${status}`}: ${place}: ${what}`;

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
