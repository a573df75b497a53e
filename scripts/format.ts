import { flag } from '@matka/contracts/cli/flags';
import { readPassedArguments } from './lib/command-line.ts';

const usage = `npm run format -- [FILE…] [--unsafe]

Formats and mends what can be mended, in the whole repository or in some files.

  --unsafe    mends what may change the meaning, too
  --verbose   names every file`;

/** `npm run format [-- FILE …]` */
const args = readPassedArguments(usage, { unsafe: flag, verbose: flag });
const isFile = (arg: string): boolean => !arg.startsWith('--');
const { runTool } = await import('./stages/command.ts');
process.exitCode = await runTool('biome', [
  'check',
  '--write',
  ...args,
  ...(args.some(isFile) ? [] : ['.']),
]);
