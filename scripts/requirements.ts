import { parseArgs } from 'node:util';
import { coverage } from './requirements/coverage.ts';
import { readLedger } from './requirements/ledger.ts';
import { printCoverage } from './requirements/print.ts';
import { provenIds } from './requirements/test-titles.ts';

/** Prints which clauses of the ledger a test's title names; a title with an unknown id is an error. */
try {
  const { values } = parseArgs({
    options: { area: { type: 'string' }, unproven: { type: 'boolean', default: false } },
  });
  const result = coverage(readLedger(), provenIds());
  printCoverage(result, values);
  if (result.unknown.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Usage: npm run requirements -- [--unproven] [--area PREFIX]');
  process.exitCode = 2;
}
