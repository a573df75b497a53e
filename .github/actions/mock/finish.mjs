// Saves the file of every world, adds a table to the summary of the step, and stops the mock.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @import { Invariant } from '../../../mock-server/src/invariants/invariants.ts' */
/** @import { WorldSummary } from '../../../mock-server/src/routes/control/worlds.ts' */
/** @import { JournalEntry } from '../../../mock-server/src/journal/entry.ts' */

const {
  MATKA_MOCK_URL: url,
  MATKA_MOCK_PID: pid,
  RUNNER_TEMP = '.',
  GITHUB_STEP_SUMMARY,
} = process.env;

/**
 * @template Body
 * @param {string} path
 * @returns {Promise<Body>}
 */
async function read(path) {
  const response = await fetch(`${url}/__mock${path}`);
  if (!response.ok) throw new Error(`GET /__mock${path} responded ${response.status}.`);
  return /** @type {Promise<Body>} */ (response.json());
}

/**
 * Writes the file of a world. Returns its row of the summary.
 * @param {string} folder
 * @param {WorldSummary} world
 */
async function save(folder, { id, scenario, now }) {
  const file = await read(`/worlds/${id}/file/?image=true`);
  writeFileSync(join(folder, `${id}.json`), JSON.stringify(file));
  /** @type {JournalEntry[]} */
  const journal = await read(`/worlds/${id}/journal/`);
  const errors = journal.filter(({ status }) => status >= 500).length;
  /** @type {Invariant[]} */
  const checked = await read(`/worlds/${id}/invariants/`);
  const violated = checked.filter(({ holds }) => !holds);
  const invariants = violated.length === 0 ? 'hold' : violated.map(({ name }) => name).join(', ');
  return `| ${id} | ${scenario} | ${now} | ${journal.length} | ${errors} | ${invariants} |`;
}

async function report() {
  const folder = join(RUNNER_TEMP, 'matka-worlds');
  mkdirSync(folder, { recursive: true });
  const rows = [];
  /** @type {WorldSummary[]} */
  const worlds = await read('/worlds/');
  for (const world of worlds) rows.push(await save(folder, world));
  const head = [
    '### Matka mock',
    '',
    '| world | scenario | time | requests | 5xx | invariants |',
    '|---|---|---|---|---|---|',
  ];
  const text = rows.length > 0 ? [...head, ...rows] : ['### Matka mock', '', 'No world was used.'];
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${text.join('\n')}\n`);
}

try {
  if (url) await report();
} finally {
  if (pid) process.kill(Number(pid), 'SIGTERM');
}
