import type { EndpointName } from '@matka/contracts/api/endpoints';
import { resetOutput, verifyPactFile } from '@matka/contracts/pact/pact-file';
import {
  readTables,
  removeTables,
} from '@matka/mock-server/contract/transformers/score/report-files';
import { type Counts, type Run, runVitest, verdict } from '../lib/steps.ts';
import { consumerTestsOf } from './changed-calls.ts';

const configs = {
  consumer: 'web/contract/vitest.config.ts',
  provider: 'mock-server/contract/vitest.config.ts',
};

export interface ContractOptions {
  update?: boolean;
  /** Tries all breaks, lies and liberties. */
  full?: boolean;
  /** The share of those of `full`, such as `1/4`. */
  shard?: string;
  calls?: readonly EndpointName[];
}

const suite = (
  name: keyof typeof configs,
  { full = false, shard, calls }: ContractOptions,
  files: readonly string[],
): Promise<Counts> =>
  runVitest(name, ['--config', configs[name], ...(calls ? files : [])], {
    ...(full && { MATKA_CONTRACTS_FULL: '1' }),
    ...(shard && { MATKA_CONTRACTS_SHARD: shard }),
    ...(calls && { MATKA_CONTRACTS_CALLS: calls.join(',') }),
  });

async function comparePact({ update = false, calls }: ContractOptions): Promise<Counts> {
  verifyPactFile({ update, partial: calls !== undefined });
  return verdict(true);
}

async function exportDocument(): Promise<Counts> {
  const { writeDocument } = await import('@matka/mock-server/contract/openapi-document');
  await writeDocument();
  return verdict(true);
}

const testsOfCalls = ['contract/verify-mock.test.ts'];

async function providerTests(options: ContractOptions): Promise<Counts> {
  removeTables();
  const counts = await suite('provider', options, testsOfCalls);
  console.log(readTables());
  return counts;
}

/** Consumer tests, comparison or `update` of pact and OpenAPI document, provider tests. Returns whether all passed. */
export async function checkContracts(
  { step }: Run,
  options: ContractOptions = {},
): Promise<boolean> {
  const { update = false, calls = [] } = options;
  resetOutput();
  const consumer = () => suite('consumer', options, consumerTestsOf(calls));
  const isWritten =
    (await step('contracts: consumer', consumer)) &&
    (await step('contracts: pact', () => comparePact(options))) &&
    (!update || (await step('contracts: openapi', exportDocument)));
  // Without an update the provider is tested with the committed pact.
  if (update && !isWritten) return false;
  return (await step('contracts: provider', () => providerTests(options))) && isWritten;
}
