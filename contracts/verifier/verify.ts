import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import type { VerificationResult } from './parse-results.ts';
import { resultsInOrder } from './results-in-order.ts';
import type { WorkerOutcome, WorkerTask } from './worker.ts';

/** The native verifier's time grows with the square of the interactions in a file. */
const interactionsPerFile = 20;

/** Any interaction of a pact. */
export type Verifiable = { description: string; response: unknown };

function writePacts<One extends Verifiable>(
  folder: string,
  interactions: readonly One[],
): string[] {
  const files: string[] = [];
  for (let from = 0; from < interactions.length; from += interactionsPerFile) {
    const file = join(folder, `${from}.json`);
    // Replace descriptions by numbers: the verifier's report refers to interactions by the end of a sentence.
    const numbered = interactions
      .slice(from, from + interactionsPerFile)
      .map((one, index) => ({ ...one, description: String(from + index) }));
    const pact = {
      consumer: { name: 'matka-web' },
      provider: { name: 'matka-api' },
      interactions: numbered,
      metadata: { pactSpecification: { version: '4.0' } },
    };
    writeFileSync(file, JSON.stringify(pact));
    files.push(file);
  }
  return files;
}

/** Runs the verifier in a child process, because its native code prints to the console. */
function runWorker(task: WorkerTask, certificates: string): Promise<VerificationResult[]> {
  const child = fork(join(import.meta.dirname, 'worker.ts'), {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
    env: {
      ...process.env,
      PACT_DO_NOT_TRACK: 'true',
      NO_PROXY: '127.0.0.1',
      no_proxy: '127.0.0.1',
      // The verifier loads all root certificates of the machine for each interaction, up to a fifth of a second. It
      // only connects to this process, without TLS: one certificate is enough.
      SSL_CERT_FILE: certificates,
      SSL_CERT_DIR: '/nonexistent',
    },
  });
  child.stdout?.resume();
  child.stderr?.resume();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The verifier ended with code ${code}.`)));
    child.once('message', (outcome: WorkerOutcome) => {
      if ('error' in outcome) reject(new Error(outcome.error));
      else resolve(outcome.results);
    });
    child.send(task);
  });
}

/**
 * Verifies interactions one after the other against the server at `url` with Pact's own verifier. Returns one result
 * per interaction, in order. Throws when the verifier loses an interaction or crashes.
 */
export async function verify(
  interactions: readonly Verifiable[],
  { url, statesUrl, timeoutMs = 30_000 }: { url: string; statesUrl?: string; timeoutMs?: number },
): Promise<VerificationResult[]> {
  if (interactions.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'matka-pact-'));
  try {
    const certificates = join(folder, 'one-root.pem');
    writeFileSync(certificates, `${rootCertificates[0] ?? ''}\n`);
    const files = writePacts(folder, interactions);
    const results = await runWorker(
      { files, url, timeoutMs, ...(statesUrl && { statesUrl }) },
      certificates,
    );
    return resultsInOrder(interactions, results);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
