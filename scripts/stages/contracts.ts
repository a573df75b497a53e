import { type StageResult, stage } from './stage.ts';
import { vitest } from './vitest.ts';

/** What `npm run contracts:check` holds: the consumer's pact unchanged, the mock verified against it. */
export async function contracts(): Promise<StageResult[]> {
  return [
    await stage('contracts: consumer', () =>
      vitest('consumer', ['--config', 'contracts/vitest.consumer.config.ts']),
    ),
    await stage('contracts: provider', () =>
      vitest('provider', ['--config', 'contracts/vitest.provider.config.ts']),
    ),
  ];
}
