import type { Coverage } from './coverage.ts';

/** Prints proven of all clauses for each area (or the one wanted), the unproven ids when asked for, and the sum. */
export function printCoverage(
  { areas, unknown, unneeded }: Coverage,
  { area: wanted, unproven: all = false }: { area?: string | undefined; unproven?: boolean } = {},
): void {
  for (const { prefix, name, proven, unproven } of areas) {
    if (wanted && prefix !== wanted) continue;
    const share = `${proven.length}/${proven.length + unproven.length}`;
    console.log(`${prefix.padEnd(9)} ${share.padStart(7)}  ${name}`);
    if ((all || wanted) && unproven.length > 0) console.log(`          ${unproven.join(' ')}`);
  }
  const proven = areas.flatMap((area) => area.proven).length;
  const total = proven + areas.flatMap((area) => area.unproven).length;
  const percent = Math.floor((100 * proven) / total);
  console.log(`${proven} of ${total} clauses proven (${percent} %), ${unneeded} out of scope`);
  for (const { id, file } of unknown) console.error(`Unknown requirement id ${id} in ${file}`);
}
