import { existsSync } from 'node:fs';
import { oneOf } from '@matka/contracts/cli/flag-values';
import { flag, text } from '@matka/contracts/cli/flags';
import { readCommandLine } from './lib/command-line.ts';
import { areaOf, coverage, reports } from './requirements/coverage.ts';
import { readRequirements } from './requirements/requirements.ts';

const usage = `npx node scripts/requirements.ts [--unproven] [--area PREFIX]

Which requirements the last \`npm test\` proved; one without a passing test is an error.

  --unproven      each requirement that is not proven
  --area PREFIX   one area, such as LOGIN, with its tests`;

const requirements = readRequirements();
const areas = [...new Set(requirements.map(areaOf))];
const options = readCommandLine(
  usage,
  { unproven: flag, area: text },
  ({ area, unproven = false }) => ({
    unproven,
    area: area === undefined ? undefined : oneOf('area', area, areas),
  }),
);
if (!reports.some((file) => existsSync(file))) {
  console.error('No `npm test` has run here yet: its reports show what is proven.');
  process.exit(2);
}
const { proofs, unproven } = coverage(requirements);
for (const [area, own] of Map.groupBy(proofs, ({ requirement }) => areaOf(requirement))) {
  if (options.area !== undefined && options.area !== area) continue;
  const proven = own.filter(({ gap }) => gap === undefined).length;
  console.log(`${area.padEnd(9)} ${`${proven}/${own.length}`.padStart(7)}`);
  for (const { requirement, gap, tests } of own) {
    if (options.area === undefined && !(options.unproven && gap)) continue;
    console.log(`  ${requirement.id}  ${gap ?? 'proven'}: ${requirement.text}`);
    for (const test of tests) console.log(`      ${test}`);
  }
}
console.log(`${proofs.length - unproven.length} of ${proofs.length} requirements proven`);
process.exitCode = unproven.length > 0 ? 1 : 0;
