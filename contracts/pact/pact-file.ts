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
/** Where the consumer's tests write; ignored, so that running one of them never shrinks the committed pact. */
export const outputFolder = join(import.meta.dirname, '../../.local/pacts');
const outputFile = join(outputFolder, name);
const executedFile = join(outputFolder, 'played.txt');
/** The pact that both sides are held to. */
export const committedPact = join(import.meta.dirname, '../pacts', name);

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
};

/** A pact's text without tool versions, its interactions by description and its keys in order: byte-stable. */
export function normalise(text: string): string {
  const { consumer, provider, interactions }: Pact = JSON.parse(text);
  const ordered = interactions.toSorted((a, b) => (a.description < b.description ? -1 : 1));
  const metadata = { pactSpecification: { version: '4.0' } };
  return `${JSON.stringify(sorted({ consumer, provider, interactions: ordered, metadata }), null, 2)}\n`;
}

/** Notes that an interaction was played, so that one lost on the way to the file is noticed. */
export function recordExecuted(description: string): void {
  appendFileSync(executedFile, `${description}\n`);
}

/** Makes room for a run of the consumer's tests. */
export function resetOutput(): void {
  rmSync(outputFolder, { recursive: true, force: true });
  mkdirSync(outputFolder, { recursive: true });
  writeFileSync(executedFile, '');
}

/** The interactions of the committed pact, in the order of their descriptions. */
export function committedInteractions(): PactInteraction[] {
  const { interactions }: Pact = JSON.parse(readFileSync(committedPact, 'utf8'));
  return interactions;
}

/**
 * Why what was written cannot take the place of a pact, or be it; undefined when it can. `played` are the descriptions
 * of all interactions that were played.
 */
export function pactProblem(text: string, executed: readonly string[]): string | undefined {
  const kept = (JSON.parse(text) as Pact).interactions.map(({ description }) => description);
  const lost = executed.filter((description) => !kept.includes(description));
  if (kept.length === 0) return 'The pact is empty.';
  return lost.length > 0 ? `Played but not in the pact: ${lost.join('; ')}` : undefined;
}

/**
 * Compares what a full green run of the consumer's tests wrote with the committed pact, or with `update` puts it in
 * its place. Gives the number of interactions. Throws when none was written, when one that was played is missing in
 * the file, and when the committed pact differs.
 */
export function verifyPactFile({ update }: { update: boolean }): number {
  if (!existsSync(outputFile)) throw new Error('The consumer tests wrote no pact.');
  const text = normalise(readFileSync(outputFile, 'utf8'));
  const fault = pactProblem(text, readFileSync(executedFile, 'utf8').split('\n').filter(Boolean));
  if (fault) throw new Error(fault);
  if (update) {
    writeFileSync(committedPact, text);
  } else if (!existsSync(committedPact) || readFileSync(committedPact, 'utf8') !== text) {
    throw new Error(
      'The pact has changed: look at the difference after `npm run contracts:check -- --update` and commit it.',
    );
  }
  return (JSON.parse(text) as Pact).interactions.length;
}
