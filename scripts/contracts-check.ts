import { parseArgs } from 'node:util';
import { contracts } from './stages/contracts.ts';
import { report } from './stages/stage.ts';

/** `npm run contracts:check [-- --update]`: `--update` replaces the committed pact and OpenAPI document. */
try {
  const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });
  report(await contracts(values));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
