import { resetOutput, verifyPactFile } from '@matka/contracts/pact/pact-file';
import { readScores, removeScores } from '@matka/mock-server/contract/mutation/report-file';
import { scoreTables } from '@matka/mock-server/contract/mutation/score-table';
import { interactionCounts } from './interaction-counts.ts';
import { runStages } from './run-stages.ts';
import type { Counts, Stage, StageResult } from './stage.ts';
import { vitest } from './vitest.ts';

const configs = {
  consumer: 'web/contract/vitest.config.ts',
  provider: 'mock-server/contract/vitest.config.ts',
};

const suite = (name: keyof typeof configs): Promise<Counts> =>
  vitest(name, [], { config: configs[name] });

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
  removeScores();
  const counts = await suite('provider');
  console.log(scoreTables(readScores()));
  return counts;
}

/**
 * Consumer tests, comparison of their pact with the committed one (`update` replaces it and the OpenAPI document), and
 * provider tests: the mock, fuzzing, the mutation score and the host kit.
 */
export function contractStages({ update = false } = {}): Stage[] {
  resetOutput();
  const consumer = 'contracts: consumer';
  const pact = 'contracts: pact';
  const openapi = 'contracts: openapi';
  const document = { name: openapi, needs: [pact], work: exportDocument };
  return [
    { name: consumer, work: () => suite('consumer') },
    { name: pact, needs: [consumer], work: () => comparePact(update) },
    ...(update ? [document] : []),
    // Without an update the provider is tested with the committed pact, beside the consumer.
    { name: 'contracts: provider', needs: update ? [openapi] : [], work: providerTests },
  ];
}

/** The stages of `npm run contracts:check`. */
export const contracts = (options: { update?: boolean } = {}): Promise<StageResult[]> =>
  runStages(contractStages(options));
