import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { committedInteractions } from '@matka/contracts/pact/pact-file';
import { expect, it } from 'vitest';

it("the mock passes every committed interaction by Pact's own verifier", async () => {
  const program = promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'verify-pact.ts'),
  ]);
  const { stdout } = await program.catch((error: { stdout: string }) => {
    throw new Error(error.stdout.slice(error.stdout.indexOf('\nFailures:')));
  });
  const descriptions = committedInteractions().map(({ description }) => description);
  expect(descriptions.length).toBeGreaterThan(0);
  expect(descriptions.filter((one) => !stdout.includes(`\n  ${one} (`))).toEqual([]);
});
