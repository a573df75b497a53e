// The clock comes first: what is loaded after it keeps its timers.
import './simulate/run/clock.ts';

import { UsageError } from '@matka/contracts/cli/flags';
import { startHost } from './simulate/host/host.ts';
import { loadClient } from './simulate/page/client.ts';
import { holdingClock } from './simulate/run/clock.ts';
import { readOptions, usage } from './simulate/work/options.ts';
import { play, playCases } from './simulate/work/play.ts';
import { search } from './simulate/work/search.ts';

/** Real time in seconds: the clock of the process is virtual. */
const seconds = (): number => performance.now() / 1000;

/** `npm run simulate`: runs of the whole system, each under one seed. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    console.log(usage);
    return 0;
  }
  const { play: file, cases, json, minutes = Number.POSITIVE_INFINITY } = options;
  const print = json ? () => {} : (line: string) => console.log(line);
  const seed = options.seed ?? Math.floor(Math.random() * 1_000_000_000);
  const parts = await holdingClock(async () => ({
    client: await loadClient(),
    host: await startHost(),
  }));
  const begun = seconds();
  if (cases) {
    const played = await playCases(parts, json ? (line) => console.error(line) : print);
    const { passed, failed } = played;
    print(`${passed} passed, ${failed} failed; ${(seconds() - begun).toFixed(1)} s`);
    if (json) console.log(JSON.stringify(played));
    return failed > 0 ? 1 : 0;
  }
  if (file) {
    const { script, hash, findings } = await play(parts, file, print);
    if (json) console.log(JSON.stringify({ seed: script.seed, runs: 1, hash, findings }));
    return findings.length > 0 ? 1 : 0;
  }
  print(`seed ${seed}`);
  const isOver = () => seconds() - begun > minutes * 60;
  const summary = await search(parts, { ...options, seed, isOver, print });
  const took = seconds() - begun;
  const each = (took / Math.max(1, summary.runs)).toFixed(2);
  print(
    `${summary.runs} runs in ${took.toFixed(1)} s, ${each} s each; hash ${summary.hash}; ` +
      `${summary.findings.length} findings`,
  );
  if (json) console.log(JSON.stringify(summary));
  return summary.findings.length > 0 ? 1 : 0;
}

process.exit(
  await main().catch((error: unknown) => {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 2;
  }),
);
