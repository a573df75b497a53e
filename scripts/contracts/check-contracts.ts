import { writeFileSync } from 'node:fs';
import { resetOutput, verifyPactFile } from '@matka/contracts/pact/pact-file';
import { readTables, removeTables } from '@matka/mock-server/contract/score/report-files';
import { repoPath } from '../lib/paths.ts';
import { type Counts, type Run, runVitest, verdict } from '../lib/steps.ts';

const configs = {
  consumer: 'web/contract/vitest.config.ts',
  provider: 'mock-server/contract/vitest.config.ts',
};

export interface ContractOptions {
  update?: boolean;
  /** Tries all defects, contradictions and allowed variants. */
  full?: boolean;
}

const suite = (name: keyof typeof configs, { full = false }: ContractOptions): Promise<Counts> =>
  runVitest(name, ['--config', configs[name]], full ? { MATKA_CONTRACTS_FULL: '1' } : {});

async function comparePact(update: boolean): Promise<Counts> {
  verifyPactFile({ update });
  return verdict(true);
}

async function exportDocument(): Promise<Counts> {
  const { writeDocument } = await import('@matka/mock-server/contract/openapi-document');
  const { hostStylesPage } = await import('@matka/mock-server/src/host-styles/page');
  const { rulesPage } = await import('@matka/contracts/report/rules-page');
  await writeDocument();
  writeFileSync(repoPath('docs/what-a-host-may-do.md'), hostStylesPage());
  writeFileSync(repoPath('docs/what-counts-as-broken.md'), rulesPage());
  return verdict(true);
}

async function providerTests(options: ContractOptions): Promise<Counts> {
  removeTables();
  const counts = await suite('provider', options);
  console.log(readTables());
  return counts;
}

/** Consumer tests, comparison or `update` of pact and OpenAPI document, provider tests. Returns whether all passed. */
export async function checkContracts(
  { step }: Run,
  options: ContractOptions = {},
): Promise<boolean> {
  const { update = false } = options;
  resetOutput();
  const isWritten =
    (await step('contracts: consumer', () => suite('consumer', options))) &&
    (await step('contracts: pact', () => comparePact(update))) &&
    (!update || (await step('contracts: openapi', exportDocument)));
  // Without an update the provider is tested with the committed pact.
  if (update && !isWritten) return false;
  return (await step('contracts: provider', () => providerTests(options))) && isWritten;
}
