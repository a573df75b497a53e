import { writeFileSync } from 'node:fs';
import { repoPath } from '../lib/paths.ts';
import type { FullRun } from './full-run.ts';
import type { OtherCheck } from './other-checks.ts';
import type { Proof, ProofReport } from './proof.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const row = ({ requirement, tests, gap }: Proof): string => {
  const list = tests.map(
    ({ file, title, status, milliseconds }) =>
      `<li>${escapeHtml(title)} <small>${escapeHtml(file)}, ${status}, ${Math.round(milliseconds)} ms</small></li>`,
  );
  const verdict = gap ? `<td class="gap">${gap}</td>` : '<td>proven</td>';
  return `<tr id="${requirement.id}"><th scope="row">${requirement.id}</th>${verdict}<td>${escapeHtml(requirement.text)}<ul>${list.join('')}</ul></td></tr>`;
};

const otherRow = ({ kind, title, passed, seconds, at }: OtherCheck): string => {
  const verdict = passed ? '<td>passed</td>' : '<td class="gap">failed</td>';
  const duration = seconds === undefined ? '' : `, ${seconds.toFixed(1)} s`;
  return `<tr><th scope="row">${kind}</th>${verdict}<td>${escapeHtml(title)} <small>${at}${duration}</small></td></tr>`;
};

/** Checks that `npm test` does not run, by their last runs. */
const otherTable = (checks: readonly OtherCheck[]): string =>
  checks.length === 0
    ? '<p>Benchmarks and containers: never run here.</p>'
    : `<table>${checks.map(otherRow).join('\n')}</table>`;

const style =
  'body{font:15px/1.4 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem}td,th{vertical-align:top;text-align:left;padding:.3rem .8rem .3rem 0;border-top:1px solid #ccc}ul{margin:.2rem 0;padding-left:1.2rem}small{color:#555}.gap{color:#b00020;font-weight:600}';

/** Writes the table requirement → tests → duration as one page; gives its path in the repository. */
export function writeProofPage({ proofs }: ProofReport, { finished, others }: FullRun): string {
  const file = '.local/requirements.html';
  const open = proofs.filter(({ gap }) => gap).length;
  const sum = `${proofs.length - open} of ${proofs.length} requirements proven by the full run of ${finished}`;
  writeFileSync(
    repoPath(file),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Requirements</title><style>${style}</style><h1>Requirements</h1><p>${sum}</p><table>${proofs.map(row).join('\n')}</table><h2>Benchmarks and containers</h2>${otherTable(others)}</html>\n`,
  );
  return file;
}
