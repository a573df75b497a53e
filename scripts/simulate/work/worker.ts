/** A child process that performs runs: it has a bundle of the client and a mock of its own. */
import { readFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { repoPath } from '../../lib/paths.ts';
import type { ClientBundle } from '../browser/bundle.ts';
import { installVirtualDate } from '../kernel/virtual-date.ts';
import { mutateSource } from '../mutants/mutate.ts';
import type { Job, Outcome } from './messages.ts';
import { processorTime } from './processor-time.ts';

const [, , bundleFile = '', mutant = ''] = process.argv;

installVirtualDate();
// Seeded bugs change modules of the mock as they are loaded.
if (mutant === '') enableCompileCache(repoPath('.local/simulate/compiled'));
else {
  registerHooks({
    load: (url, context, nextLoad) => {
      const loaded = nextLoad(url, context);
      const changed = mutateSource(mutant, url, String(loaded.source ?? ''));
      return changed === undefined ? loaded : { ...loaded, source: changed };
    },
  });
}
const { compileClient } = await import('../browser/client.ts');
const { startHost } = await import('../host/host.ts');
const { countsOf } = await import('../run/coverage.ts');
const { runScript, runSeed } = await import('../run/run.ts');
const { shrink } = await import('./shrink.ts');

const bundle: ClientBundle = JSON.parse(readFileSync(bundleFile, 'utf8'));
const parts = { client: compileClient(bundle), host: await startHost() };

async function perform(job: Job): Promise<Omit<Outcome, 'memory' | 'processor'>> {
  if (job.do === 'seed') {
    const result = await runSeed(parts, job.seed, job.steps);
    const { hash, findings, coverage, seed, world, steps, trace } = result;
    const found = findings.length > 0 && { script: { seed, world, steps }, trace };
    return { hash, findings, coverage: countsOf(coverage), runs: 1, ...found };
  }
  if (job.do === 'script') {
    const { hash, findings, coverage, trace } = await runScript(parts, job.script);
    return { hash, findings, coverage: countsOf(coverage), runs: 1, script: job.script, trace };
  }
  const { script, runs } = await shrink(parts, job.script, job.kind, job.seconds);
  const { hash, findings, coverage, trace } = await runScript(parts, script);
  return { hash, findings, coverage: countsOf(coverage), runs, script, trace };
}

process.on('message', (job: Job) => {
  const before = processorTime();
  perform(job).then(
    (outcome) => {
      const memory = Math.round(process.memoryUsage.rss() / 1_000_000);
      const processor = processorTime() - before;
      process.send?.({ outcome: { ...outcome, memory, processor } });
    },
    (error: unknown) =>
      process.send?.({ error: error instanceof Error ? String(error.stack) : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true });
