import { committedInteractions } from '@matka/contracts/pact/pact-file';
import { verifyProvider } from '@matka/contracts/pact/verify-provider';
import { createStateHandler } from './state-handlers.ts';
import { startMock } from './test-host.ts';

/** A program, because Pact's verifier prints what it finds: verifies a new mock by the committed pact. */
const mock = await startMock();
try {
  await verifyProvider(committedInteractions(), mock.url, createStateHandler(mock.url));
} catch {
  process.exitCode = 1;
} finally {
  await mock.close();
}
