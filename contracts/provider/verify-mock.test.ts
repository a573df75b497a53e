import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildApp } from '@matka/mock-server/src/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { committedInteractions } from '../src/pact-file.ts';
import { exampleValues } from '../src/states.ts';
import type { MockVerification } from './verify-mock.ts';

const resultFile = join(import.meta.dirname, '../../.local/pacts/verification.json');

async function startMock() {
  const app = await buildApp({
    defaultWorld: exampleValues.app_id,
    file: undefined,
    fresh: false,
    seed: 2026,
    scenario: 'usual',
    now: undefined,
    strict: true,
    control: 'loopback',
    secret: 'contracts',
  });
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

describe('the mock keeps the pact', () => {
  let mock: Awaited<ReturnType<typeof startMock>>;
  let result: MockVerification;

  beforeAll(async () => {
    mock = await startMock();
    rmSync(resultFile, { force: true });
    // The verifier prints from its native side: its output is kept for the failure's message only.
    const script = join(import.meta.dirname, 'verify-mock.ts');
    await promisify(execFile)(process.execPath, [script, mock.url, resultFile], {
      maxBuffer: 64 * 1024 * 1024,
    });
    result = JSON.parse(readFileSync(resultFile, 'utf8'));
  });

  afterAll(() => mock.app.close());

  it('every state can be made', () => {
    expect(result.failures).toEqual([]);
  });

  it('every committed interaction was verified, none lost', () => {
    expect(result.verified.map(({ description }) => description).sort()).toEqual(
      committedInteractions().sort(),
    );
  });

  it.each(committedInteractions())('%s', (description) => {
    const verified = result.verified.find((one) => one.description === description);
    expect(verified?.mismatches).toEqual([]);
    expect(verified?.passed).toBe(true);
  });
});
