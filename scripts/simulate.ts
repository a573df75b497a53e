// The clock comes first: modules that are loaded after it keep its timers.
import './simulate/run/clock.ts';

import { readCommandLine } from './lib/command-line.ts';
import { startHost } from './simulate/host/host.ts';
import { loadClient } from './simulate/page/client.ts';
import { holdingClock } from './simulate/run/clock.ts';
import { flags, parseOptions, usage } from './simulate/work/options.ts';
import { play, playCases } from './simulate/work/play.ts';
import { search } from './simulate/work/search.ts';

/** `npm run simulate`: runs of the whole system, each under one seed. */
const options = readCommandLine(usage, flags, parseOptions);
const print = options.json ? console.error : console.log;
const parts = await holdingClock(async () => ({
  client: await loadClient(),
  host: await startHost(),
}));

async function run(): Promise<{ failed: number }> {
  if (options.cases) return playCases(parts, print);
  if (options.play) return play(parts, options.play, print);
  return search(parts, options, print);
}

// This is real time: the clock of the process is virtual.
const begun = performance.now();
const { failed, ...summary } = await run();
print(`${((performance.now() - begun) / 1000).toFixed(1)} s`);
if (options.json) console.log(JSON.stringify(options.cases ? { ...summary, failed } : summary));
process.exit(failed > 0 ? 1 : 0);
