// The first line of every npm script: plain JavaScript that any Node can read. It goes on in the Node that `npm ci`
// brings along, also where npm left no link to it (npm 10 takes it away with those for other machines), and says in a
// sentence when there is none and the Node at hand is too old for the TypeScript sources.
// Usage: node scripts/run.mjs <file> [arguments]
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const { platform, arch, env, versions } = process;
const windows = platform === 'win32';
const kind = `node-${windows ? 'win' : platform}-${arch}`;
const own = fileURLToPath(
  new URL(`../node_modules/${kind}/bin/node${windows ? '.exe' : ''}`, import.meta.url),
);

/** Whether the Node that came along does it all; false where there is none, where it runs already or cannot run. */
function handOver() {
  // Once is enough, whatever that Node takes itself for.
  if (!existsSync(own) || env.MATKA_NODE === own) return false;
  if (realpathSync(own) === realpathSync(process.execPath)) return false;
  // Tools are found by name: they have to meet the same Node.
  const path = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const child = spawn(own, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...env, MATKA_NODE: own, [path]: `${dirname(own)}${delimiter}${env[path] ?? ''}` },
  });
  child.once('spawn', () => {
    // A terminal tells both of Ctrl-C; who tells this process alone means the other as well.
    process.on('SIGINT', () => setTimeout(() => child.kill('SIGTERM'), 1000).unref());
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  });
  return new Promise((done) => {
    child.once('error', () => done(false));
    child.once('exit', (code) => {
      process.exitCode = code ?? 1;
      done(true);
    });
  });
}

async function run() {
  const [major = 0, minor = 0] = versions.node.split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 18)) {
    console.error(
      `Node ${versions.node} is too old to run this project's sources. On Linux and Windows \`npm ci\` brings Node 24 along ` +
        '(do not omit optional dependencies); elsewhere install Node 22.18 or newer.',
    );
    process.exit(1);
  }
  const [, , file] = process.argv;
  if (!file) {
    console.error('Usage: node scripts/run.mjs <file> [arguments]');
    process.exit(2);
  }
  process.argv.splice(1, 2, resolve(file));
  await import(pathToFileURL(resolve(file)).href);
}

if (!(await handOver())) await run();
