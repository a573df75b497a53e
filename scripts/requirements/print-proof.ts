import { type Proof, type ProofReport, unproven } from './proof.ts';

const prefixOf = ({ requirement }: Proof): string => requirement.id.replace(/-\d+$/, '');

/** Prints proven of all requirements for each area (or the one wanted), each gap when asked for, and the sum. */
export function printProof(
  report: ProofReport,
  { area: wanted, gaps = false }: { area?: string | undefined; gaps?: boolean } = {},
): void {
  for (const [prefix, proofs] of Map.groupBy(report.proofs, prefixOf)) {
    if (wanted && prefix !== wanted) continue;
    const open = proofs.filter(({ gap }) => gap);
    const share = `${proofs.length - open.length}/${proofs.length}`;
    const name = proofs[0]?.requirement.area ?? '';
    console.log(`${prefix.padEnd(9)} ${share.padStart(7)}  ${name}`);
    if (!gaps && !wanted) continue;
    for (const { requirement, gap, tests } of open) {
      const files = [...new Set(tests.map(({ file }) => file))].join(', ');
      console.log(`          ${requirement.id}  ${gap}${files ? `: ${files}` : ''}`);
    }
  }
  const total = report.proofs.length;
  const proven = total - unproven(report).length;
  const percent = Math.floor((100 * proven) / total);
  console.log(
    `${proven} of ${total} requirements proven (${percent} %), ${report.outOfScope} out of scope`,
  );
  for (const { id, file } of report.unknown)
    console.error(`Unknown requirement id ${id} in ${file}`);
}
