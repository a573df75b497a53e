import { UsageError } from '@matka/contracts/cli/flags';
import { type Options, readOptions, usage } from './simulate/work/options.ts';
import { play } from './simulate/work/play.ts';
import { playInBrowser } from './simulate/work/play-in-browser.ts';
import { coverageLines } from './simulate/work/print-coverage.ts';
import { score } from './simulate/work/score.ts';
import { defaultFolder, search } from './simulate/work/search.ts';

interface Summary {
  seed: number;
  runs: number;
  hash: string;
  findings: readonly unknown[];
}

async function runs(
  { keep, seed, runs: count = 100, ...options }: Options,
  print: (line: string) => void,
): Promise<Summary> {
  const first = seed ?? Date.now() % 1_000_000_000;
  print(`seed ${first}`);
  const folder = keep ?? defaultFolder();
  const { coverage, seconds, processor, ...result } = await search({
    ...options,
    runs: count,
    seed: first,
    folder,
    print,
  });
  for (const line of coverageLines(coverage)) print(line);
  print(
    `${result.runs} runs in ${seconds.toFixed(1)} s, ${(result.runs / seconds).toFixed(1)} a second, ` +
      `${(processor / result.runs).toFixed(2)} s of processor each; ` +
      `hash ${result.hash}; ${result.findings.length} findings`,
  );
  return { seed: result.seed, runs: result.runs, hash: result.hash, findings: result.findings };
}

/** `npm run simulate`: runs of the whole system, each under one seed. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(`Usage: ${usage}`);
  const options = readOptions(args);
  const print = options.json ? () => {} : (line: string) => console.log(line);
  if (options.play && options.browser) return playInBrowser(options.play, print);
  if (options.score) {
    const { found, all, isEnough, seed } = await score(options, print);
    const missing = all - found;
    if (options.json)
      console.log(JSON.stringify({ seed, runs: all, hash: '', findings: [], found, missing }));
    process.exitCode = isEnough ? 0 : 1;
    return;
  }
  const summary = options.play
    ? await play(options.play, print).then(({ hash, findings, script }) => ({
        seed: script?.seed ?? 0,
        runs: 1,
        hash,
        findings,
      }))
    : await runs(options, print);
  if (options.json) console.log(JSON.stringify(summary));
  process.exitCode = summary.findings.length > 0 ? 1 : 0;
}

await main()
  .catch((error: unknown) => {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  })
  .finally(() => process.exit());
