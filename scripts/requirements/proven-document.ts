import type { FullRun } from './full-run.ts';
import type { Gap, Proof, ProofReport } from './proof.ts';

const marks = /(<!-- results: begin -->\n)[\s\S]*?(<!-- results: end -->)/;

/** Gaps by what they mean for a reader. */
const columns: readonly { title: string; holds: (gap: Gap | undefined) => boolean }[] = [
  { title: 'proven', holds: (gap) => gap === undefined },
  { title: 'not proven: a test failed', holds: (gap) => gap === 'failed' || gap === 'flaky' },
  { title: 'unknown: not run, or no test', holds: (gap) => /^(never|only|no )/.test(gap ?? '') },
];

const cells = (proofs: readonly Proof[]): string =>
  columns.map(({ holds }) => proofs.filter(({ gap }) => holds(gap)).length).join(' | ');

/** The table of areas, and that of the checks outside of `npm test`, as Markdown. */
function resultsText({ proofs, outOfScope }: ProofReport, { finished, others }: FullRun): string {
  const areas = Map.groupBy(proofs, ({ requirement }) => requirement.area);
  const rows = [...areas].map(([area, own]) => `| ${area} | ${cells(own)} |`);
  const gaps = proofs.filter(({ gap }) => gap);
  const list = gaps.map(({ requirement: { id, text }, gap }) => `- \`${id}\` (${gap}): ${text}`);
  const kinds = Map.groupBy(others, ({ kind }) => kind);
  const checks = [...kinds].map(([kind, own]) => {
    const passed = own.filter((check) => check.passed).length;
    return `| ${kind} | ${passed} of ${own.length} | ${own.map(({ at }) => at.slice(0, 10)).sort()[0]} |`;
  });
  return [
    `From the full run of \`npm test\` that ended at ${finished}; ${outOfScope} requirements are deliberately not built.`,
    '',
    `| area | ${columns.map(({ title }) => title).join(' | ')} |`,
    '|---|---|---|---|',
    ...rows,
    `| **all** | ${cells(proofs)} |`,
    '',
    ...(list.length > 0 ? [...list, ''] : []),
    ...(checks.length > 0
      ? ['| check outside of `npm test` | passed | oldest run |', '|---|---|---|', ...checks, '']
      : []),
  ].join('\n');
}

/** A document with its part between the marks made from results. Throws for one without marks. */
export function withResults(document: string, report: ProofReport, run: FullRun): string {
  if (!marks.test(document)) throw new Error('The document has no marks for results.');
  const text = resultsText(report, run);
  return document.replace(marks, (_, begin: string, end: string) => `${begin}${text}${end}`);
}
