import { withNodeEnvRestored } from '../lib/node-env.ts';
import type { Benchmark, Measurement, RunOptions } from './benchmark.ts';

/** What a run has measured, by benchmark, and the benchmarks that could not be measured, each with its error. */
export interface Measured {
  measured: Record<string, Measurement[]>;
  errors: string[];
}

/**
 * Runs benchmarks one after the other; one that fails costs no figure of the others, and one that builds the app leaves
 * NODE_ENV as it was to the programs of the next.
 *
 * @param show - is given the measurements of each as soon as they are there
 */
export async function measureAll(
  benchmarks: readonly Benchmark[],
  options: RunOptions,
  show: (name: string, lines: readonly Measurement[]) => void,
): Promise<Measured> {
  const result: Measured = { measured: {}, errors: [] };
  for (const { name, run } of benchmarks) {
    try {
      const lines = await withNodeEnvRestored(() => run(options));
      result.measured[name] = lines;
      show(name, lines);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      result.errors.push(`${name}: ${message}`);
    }
  }
  return result;
}
