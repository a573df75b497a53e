import { clearWritten, settlePact } from '@matka/contracts/src/pact-file';
import { type StageResult, stage } from './stage.ts';
import { vitest } from './vitest.ts';

/**
 * What `npm run contracts:check` holds: the consumer's tests, the pact they write unchanged (or, with `update`,
 * taken over), and the mock verified against it.
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
  const provider = await stage('contracts: provider and kit', () =>
    vitest('provider', ['--config', 'contracts/vitest.provider.config.ts']),
  );
  return [consumer, pact, provider];
}
