import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resetOutput, verifyPactFile } from '@matka/contracts/pact/pact-file';
import { reportFile } from '@matka/mock-server/contract/mutation/report-file';
import { repoPath } from '../lib/paths.ts';
import { interactionCounts } from './interaction-counts.ts';
import { type Counts, type StageResult, stage } from './stage.ts';
import { vitest } from './vitest.ts';

const configs = {
  consumer: 'web/contract/vitest.config.ts',
  provider: 'mock-server/contract/vitest.config.ts',
};

const suite = (name: keyof typeof configs): Promise<Counts> =>
  vitest(name, [
    '--config',
    configs[name],
    `--reporter=${repoPath('scripts/testing/time-reporter.ts')}`,
  ]);

async function comparePact(update: boolean): Promise<Counts> {
  verifyPactFile({ update });
  for (const line of interactionCounts()) console.log(line);
  return { passed: 1, failed: 0 };
}

async function exportDocument(): Promise<Counts> {
  const { writeDocument } = await import('@matka/mock-server/contract/openapi-document');
  await writeDocument();
  return { passed: 0, failed: 0 };
}

async function providerTests(): Promise<Counts> {
  rmSync(reportFile, { force: true });
  const counts = await suite('provider');
  if (existsSync(reportFile)) console.log(`\n${readFileSync(reportFile, 'utf8')}`);
  return counts;
}

/**
 * The stages of `npm run contracts:check`: consumer tests, comparison of their pact with the committed one (`update`
 * replaces it and the OpenAPI document), and provider tests: the mock, fuzzing, the mutation score and the host kit.
 */
export async function contracts({ update = false } = {}): Promise<StageResult[]> {
  resetOutput();
  const consumer = await stage('contracts: consumer', () => suite('consumer'));
  if (consumer.failed > 0) return [consumer];
  const pact = await stage('contracts: pact', () => comparePact(update));
  if (update) await stage('contracts: openapi', exportDocument);
  const provider = await stage('contracts: provider', providerTests);
  return [consumer, pact, provider];
}
