import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Pact, PactInteraction } from './pact.ts';

const name = 'matka-web-matka-api.json';
/** Output folder of the consumer tests. Git ignores it: running a single test never shrinks the committed pact. */
export const outputFolder = join(import.meta.dirname, '../../.local/pacts');
const outputFile = join(outputFolder, name);
const executedFile = join(outputFolder, 'executed.txt');
/** The committed pact, which consumer and provider are tested against. */
export const committedPact = join(import.meta.dirname, '../pacts', name);

/** Members that state a default. */
const implied: Readonly<Record<string, unknown>> = {
  combine: 'AND',
  pending: false,
  encoded: false,
};

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .filter(([key, inner]) => inner === undefined || implied[key] !== inner)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
};

/**
 * Makes a pact byte-stable and short: no tool versions, no members with default values, interactions sorted by
 * description, keys sorted. Request values from the provider state have a generator and need no rule; the body of a
 * response has a content type and needs no header.
 */
export function normalise(text: string): string {
  const { consumer, provider, interactions }: Pact = JSON.parse(text);
  const ordered = interactions
    .toSorted((a, b) => (a.description < b.description ? -1 : 1))
    .map(({ request, response, ...one }) => ({
      ...one,
      request: { ...request, matchingRules: undefined },
      response: { ...response, headers: undefined },
    }));
  const metadata = { pactSpecification: { version: '4.0' } };
  return `${JSON.stringify(sorted({ consumer, provider, interactions: ordered, metadata }), null, 2)}\n`;
}

/** Records that an interaction was executed, so that `verifyPactFile` notices one that Pact did not write. */
export function recordExecuted(description: string): void {
  appendFileSync(executedFile, `${description}\n`);
}

/** Empties the output folder before a run of the consumer tests. */
export function resetOutput(): void {
  rmSync(outputFolder, { recursive: true, force: true });
  mkdirSync(outputFolder, { recursive: true });
  writeFileSync(executedFile, '');
}

let committed: readonly PactInteraction[] | undefined;

/** The interactions of the committed pact, sorted by description; the file is read once. */
export function committedInteractions(): readonly PactInteraction[] {
  if (!committed) {
    const { interactions }: Pact = JSON.parse(readFileSync(committedPact, 'utf8'));
    committed = interactions;
  }
  return committed;
}

/** Describes why a written pact is not valid, given the descriptions of the interactions that were executed. */
export function pactProblem(text: string, executed: readonly string[]): string | undefined {
  const { interactions }: Pact = JSON.parse(text);
  const written = new Set(interactions.map(({ description }) => description));
  const lost = executed.filter((description) => !written.has(description));
  if (written.size === 0) return 'The pact is empty.';
  return lost.length > 0 ? `Executed but missing in the pact: ${lost.join('; ')}` : undefined;
}

const isCommitted = (text: string): boolean =>
  existsSync(committedPact) && readFileSync(committedPact, 'utf8') === text;

/**
 * Compares the pact of a consumer run with the committed one, or replaces it with `update`. Returns the number of
 * interactions. Throws if no pact was written, an interaction is missing, or they differ.
 */
export function verifyPactFile({ update }: { update: boolean }): number {
  if (!existsSync(outputFile)) throw new Error('The consumer tests wrote no pact.');
  const text = normalise(readFileSync(outputFile, 'utf8'));
  const executed = readFileSync(executedFile, 'utf8').split('\n').filter(Boolean);
  const problem = pactProblem(text, executed);
  if (problem) throw new Error(problem);
  if (update) {
    writeFileSync(committedPact, text);
    committed = undefined;
  } else if (!isCommitted(text)) {
    throw new Error(
      'The pact has changed. Run `npm run contracts:check -- --update`, review the difference and commit it.',
    );
  }
  return (JSON.parse(text) as Pact).interactions.length;
}
