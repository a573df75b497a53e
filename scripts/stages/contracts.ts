import { clearWritten, settlePact } from '@matka/contracts/src/pact-file';
import { type Counts, type StageResult, stage } from './stage.ts';
import { vitest } from './vitest.ts';

async function exportDocument(): Promise<Counts> {
  const { writeDocument } = await import('@matka/contracts/openapi/document');
  await writeDocument();
  return { passed: 0, failed: 0 };
}

/**
 * What `npm run contracts:check` holds: the consumer's tests, the pact they write and the exported OpenAPI document
 * unchanged (or, with `update`, taken over), the mock verified against both, and the kit that verifies any host.
 */
export async function contracts({ update = false } = {}): Promise<StageResult[]> {
  clearWritten();
  const consumer = await stage('contracts: consumer', () =>
    vitest('consumer', ['--config', 'contracts/vitest.consumer.config.ts']),
  );
  if (consumer.failed > 0) return [consumer];
  const pact = await stage('contracts: pact', async () => {
    console.log(`${settlePact({ update })} interactions`);
    return { passed: 1, failed: 0 };
  });
  if (update) await stage('contracts: openapi', exportDocument);
  const provider = await stage('contracts: provider and kit', () =>
    vitest('provider', ['--config', 'contracts/vitest.provider.config.ts']),
  );
  return [consumer, pact, provider];
}
