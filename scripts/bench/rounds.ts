import type { Measurement, RunOptions } from './benchmark.ts';

/** At most this many times the rounds that were asked for. */
const LONGEST = 3;

/** How a benchmark is measured in rounds. */
interface InRounds {
  /** Rounds of a run, and of one with `--quick`. */
  usual: { full: number; quick: number };
  /** Measures everything once, each thing in turn with its baseline. */
  round: () => Promise<void>;
  /** The rows of all rounds until now. */
  rows: () => Measurement[];
}

/**
 * Measures in rounds, and goes on where the spread of a figure is wider than what it claims: until every row is clear of
 * its budget, below or above, but not for more than three times the rounds. A quick run takes the rounds that it has.
 */
export async function inRounds(
  { quick, rounds }: Pick<RunOptions, 'quick' | 'rounds'>,
  { usual, round, rows }: InRounds,
): Promise<Measurement[]> {
  const least = rounds ?? (quick ? usual.quick : usual.full);
  const most = quick ? least : LONGEST * least;
  for (let done = 0; done < most; done += 1) {
    if (done >= least && rows().every(({ isClear = true }) => isClear)) break;
    await round();
  }
  return rows();
}
