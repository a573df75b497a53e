import { flag, text } from '@matka/contracts/cli/flags';
import { readPassedArguments } from './lib/command-line.ts';
import { runTool } from './lib/run-tool.ts';

const usage = `npm run build -- [options of Vite]

The production build of the web app, in web/dist.

  --outDir FOLDER   another folder, relative to web
  --base PATH       the path at which a host serves it (/)
  --mode NAME       mode of Vite (production)
  --sourcemap       with source maps; also --minify, --logLevel, --emptyOutDir`;

const flags = {
  outDir: text,
  base: text,
  mode: text,
  sourcemap: flag,
  minify: text,
  logLevel: text,
  emptyOutDir: flag,
  debug: flag,
} as const;

const args = readPassedArguments(usage, flags);
process.exitCode = await runTool('vite', ['build', 'web', ...args]);
