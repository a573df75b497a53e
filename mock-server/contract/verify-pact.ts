import { committedInteractions } from '@matka/contracts/pact/pact-file';
import { verifyProvider } from '@matka/contracts/pact/verify-provider';
import { createStateHandler } from './state-handlers.ts';
import { startListeningMock } from './test-host.ts';

/** Verifies a new mock by the committed pact, in a separate process because Pact's verifier prints its findings. */
const mock = await startListeningMock();
try {
  await verifyProvider(committedInteractions(), mock.url, createStateHandler(mock.url));
} catch {
  process.exitCode = 1;
} finally {
  await mock.close();
}
