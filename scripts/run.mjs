// The first line of every npm script: plain JavaScript that any Node can read, so that a Node too old for
// the TypeScript sources gets a sentence instead of a stack trace. Usage: node scripts/run.mjs <file.ts> [arguments]
import module from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old to run this project's sources. On Linux and Windows \`npm ci\` brings Node 24 along ` +
      '(do not omit optional dependencies); elsewhere install Node 22.18 or newer.',
  );
  process.exit(1);
}
const [, , file] = process.argv;
if (!file) {
  console.error('Usage: node scripts/run.mjs <file.ts> [arguments]');
  process.exit(2);
}
// Sources that were read before are neither stripped of their types nor compiled again.
module.enableCompileCache();
process.argv.splice(1, 2, resolve(file));
await import(pathToFileURL(resolve(file)).href);
