import { writeFileSync } from 'node:fs';
import { repoPath } from '../lib/paths.ts';
import type { FullRun } from './full-run.ts';
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

const style =
  'body{font:15px/1.4 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem}td,th{vertical-align:top;text-align:left;padding:.3rem .8rem .3rem 0;border-top:1px solid #ccc}ul{margin:.2rem 0;padding-left:1.2rem}small{color:#555}.gap{color:#b00020;font-weight:600}';

/** Writes the table requirement → tests → duration as one page; gives its path in the repository. */
export function writeProofPage({ proofs }: ProofReport, { finished }: FullRun): string {
  const file = '.local/requirements.html';
  const open = proofs.filter(({ gap }) => gap).length;
  const sum = `${proofs.length - open} of ${proofs.length} requirements proven by the full run of ${finished}`;
  writeFileSync(
    repoPath(file),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Requirements</title><style>${style}</style><h1>Requirements</h1><p>${sum}</p><table>${proofs.map(row).join('\n')}</table></html>\n`,
  );
  return file;
}
