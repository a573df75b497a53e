// Launcher of every npm script, in plain JavaScript for any Node. It runs the script in the Node that `npm ci`
// installs, even if npm left no link to it (npm 10 removes it with those of other platforms). Without that Node it
// says so if the current one is too old for the TypeScript sources. The mock is started from a bundle of its modules as
// long as no module has changed; else a process beside it makes one for the next start.
// Usage: node scripts/run.mjs <file> [arguments]
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import module from 'node:module';
import { delimiter, dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const { platform, arch, env, versions } = process;
const windows = platform === 'win32';
const kind = `node-${windows ? 'win' : platform}-${arch}`;
const mockProgram = fileURLToPath(new URL('../mock-server/src/main.ts', import.meta.url));
const own = fileURLToPath(
  new URL(`../node_modules/${kind}/bin/node${windows ? '.exe' : ''}`, import.meta.url),
);

// The process that started this one. The launcher tells its child: it may be gone before the child looks.
const parent = Number(env.MATKA_PARENT ?? process.ppid);
const npm = env.MATKA_PARENT === undefined ? npmAbove(parent) : undefined;
delete env.MATKA_PARENT;

/** The process above the shell in which npm runs a script: the shell survives it. Undefined for any other parent. */
function npmAbove(shell) {
  if (windows || !env.npm_lifecycle_event) return undefined;
  try {
    const line =
      platform === 'linux'
        ? readFileSync(`/proc/${shell}/stat`, 'utf8').replace(/^.*\((.*)\) \S+ (\d+) .*$/s, '$2 $1')
        : execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(shell)], { encoding: 'utf8' });
    const [, above, name] = /^\s*(\d+) (.*?)\s*$/.exec(line) ?? [];
    return name?.endsWith('sh') ? Number(above) : undefined;
  } catch {
    return undefined;
  }
}

function exists(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const isParentAlive = () =>
  process.ppid === parent && (!windows || exists(parent)) && (npm === undefined || exists(npm));

/**
 * Ends this process as SIGTERM does when its parent is gone: a parent that is killed sends no signal.
 * MATKA_DETACHED switches this off.
 */
function endWithParent() {
  if (env.MATKA_DETACHED) return;
  const timer = setInterval(() => {
    if (isParentAlive()) return;
    clearInterval(timer);
    setTimeout(() => process.exit(1), 5000).unref();
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
}

/** Runs the script in the bundled Node; false if there is none, if it runs already or cannot run. */
function handOver() {
  // MATKA_NODE prevents recursion, whatever path that Node reports for itself.
  if (!existsSync(own) || env.MATKA_NODE === own) return false;
  if (realpathSync(own) === realpathSync(process.execPath)) return false;
  // Tools are found on PATH and must use the same Node.
  const path = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const child = spawn(own, process.argv.slice(1), {
    stdio: 'inherit',
    env: {
      ...env,
      MATKA_NODE: own,
      MATKA_PARENT: String(process.pid),
      [path]: `${dirname(own)}${delimiter}${env[path] ?? ''}`,
    },
  });
  child.once('spawn', () => {
    // A terminal sends Ctrl-C to both processes; signals to this process alone are forwarded.
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
  const script = resolve(file);
  process.argv.splice(1, 2, script);
  // Before the first TypeScript file: with its JavaScript in the cache, Node does not load the compiler.
  module.enableCompileCache();
  await (script === mockProgram ? runMock() : import(pathToFileURL(script).href));
}

async function runMock() {
  const { freshBundle } = await import('./mock-bundle/fresh-bundle.ts');
  const bundle = freshBundle();
  await import(pathToFileURL(bundle ?? mockProgram).href);
  if (!bundle) writeBundle();
}

/** Bundles the mock in another process; where it cannot, the mock starts from its sources again. */
function writeBundle() {
  const writer = fileURLToPath(new URL('mock-bundle/write.ts', import.meta.url));
  spawn(process.execPath, [writer], { stdio: 'ignore' })
    .once('error', () => {})
    .unref();
}

endWithParent();
if (!(await handOver())) await run();
