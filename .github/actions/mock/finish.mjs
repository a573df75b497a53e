// Saves the file of every world, adds a table to the summary of the step, and stops the mock.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const {
  MATKA_MOCK_URL: url,
  MATKA_MOCK_PID: pid,
  RUNNER_TEMP = '.',
  GITHUB_STEP_SUMMARY,
} = process.env;

async function read(path) {
  const response = await fetch(`${url}/__mock${path}`);
  if (!response.ok) throw new Error(`GET /__mock${path} responded ${response.status}.`);
  return response.json();
}

/** One row of the summary; the file of the world is written. */
async function save(folder, { id, scenario, now }) {
  const file = await read(`/worlds/${id}/file/?image=true`);
  writeFileSync(join(folder, `${id}.json`), JSON.stringify(file));
  const journal = await read(`/worlds/${id}/journal/`);
  const errors = journal.filter(({ status }) => status >= 500).length;
  const violated = (await read(`/worlds/${id}/invariants/`)).filter(({ holds }) => !holds);
  const invariants = violated.length === 0 ? 'hold' : violated.map(({ name }) => name).join(', ');
  return `| ${id} | ${scenario} | ${now} | ${journal.length} | ${errors} | ${invariants} |`;
}

async function report() {
  const folder = join(RUNNER_TEMP, 'matka-worlds');
  mkdirSync(folder, { recursive: true });
  const rows = [];
  for (const world of await read('/worlds/')) rows.push(await save(folder, world));
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
