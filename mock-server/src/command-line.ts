import { suggestion } from '@matka/contracts/cli/closest';
import { onParentGone } from '@matka/contracts/cli/parent-process';
import { shortened } from '@matka/contracts/cli/shortened';
import { advanceWorld } from './advance.ts';
import { buildServer } from './build-server.ts';
import { hostStyles } from './host-styles/host-styles.ts';
import { formatReplay, replayFiles } from './journal/replay-files.ts';
import { readOptions } from './options.ts';
import { requestLog } from './plugins/log.ts';
import { readExecLine, runCommand } from './processes/run-command.ts';
import { scenarioList } from './seeding/scenarios/scenarios.ts';
import { seedDefaultWorld } from './seeding/seed-file.ts';
import { commandUsage, startMessage, usage } from './usage.ts';
import { faultEffectList } from './worlds/fault-effects.ts';

/**
 * Builds the mock from flags and environment and listens. Throws a one-line error for an unusable flag, file or port.
 */
async function listen(flags: string[], overrides: { port?: number } = {}) {
  const options = { ...readOptions(flags, process.env), ...overrides };
  if (options.bets !== undefined) throw new Error('--bets belongs to seed: seed --bets N.');
  const app = await buildServer(options);
  if (options.log) await app.register(requestLog);
  const { port, host } = options;
  const url = await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE' ? 'it is in use; --port 0 takes a free one' : error.message;
    throw new Error(`The mock cannot listen on port ${port} of ${host}: ${reason}.`);
  });
  return { ...options, app, url };
}

/** Serves until a signal ends it or the process that started it is gone; prints the address. */
async function serve(flags: string[]): Promise<void> {
  const { app, url, json, detached, hostStyle, styleSeed } = await listen(flags);
  const stop = (): void => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  const stopWithParent = (): void => {
    // The parent process may have read its output.
    process.stderr.once('error', () => undefined);
    console.error('This mock ends with the process that started it; --detached prevents this.');
    stop();
  };
  if (!detached) onParentGone(stopWithParent);
  const published = process.env.MATKA_PUBLISHED;
  if (json) console.log(JSON.stringify({ url, console: `${url}/__mock/`, hostStyle }));
  else console.log(startMessage(url, { published, hostStyle, styleSeed }));
}

/** `seed`: writes the database file of the default world and prints its path. */
function seed(flags: string[]): void {
  const { json, ...options } = readOptions(flags, process.env);
  const began = performance.now();
  const file = seedDefaultWorld(options);
  const seconds = Number(((performance.now() - began) / 1000).toFixed(1));
  const { bets } = options;
  const what = bets === undefined ? 'the seed data' : `${bets.toLocaleString('en-IN')} bets`;
  console.log(
    json ? JSON.stringify({ file, bets, seconds }) : `Seeded ${file} with ${what} in ${seconds} s`,
  );
}

/** `replay <file>…`: replays saved worlds and prints every response that differs; ends with 1 if one does. */
async function replay(line: string[]): Promise<void> {
  const json = line.includes('--json');
  const files = line.filter((word) => word !== '--json');
  const [flag] = files.filter((word) => word.startsWith('-'));
  if (flag !== undefined) throw new Error(`replay takes --json only, not ${flag}.`);
  if (files.length === 0) throw new Error('replay takes world files: replay <file> [<file>…].');
  const found = await replayFiles(files);
  console.log(json ? JSON.stringify(found) : found.flatMap(formatReplay).join('\n'));
  const alike = found.every(({ differences, error }) => differences.length === 0 && !error);
  process.exit(alike ? 0 : 1);
}

/** `exec [flags] -- command`: runs a command with a mock in memory on a free port, then ends with its exit code. */
async function exec(line: string[]): Promise<void> {
  const { flags, command } = readExecLine(line);
  const { app, url, detached } = await listen(['--db', ':memory:', ...flags], { port: 0 });
  const code = await runCommand(url, command, { detached });
  await app.close();
  process.exit(code);
}

function printList(
  list: readonly { id: string; description: string }[],
  line: readonly string[],
): void {
  const [other] = line.filter((word) => word !== '--json');
  if (other !== undefined) throw new Error(`This command takes --json only, not ${other}.`);
  const width = Math.max(...list.map(({ id }) => id.length));
  const rows = list.map(
    ({ id, description: text }) => `${id.padEnd(width)}  ${text.replaceAll('`', '')}`,
  );
  console.log(line.length > 0 ? JSON.stringify(list) : rows.join('\n'));
}

const commands = new Map<string, (line: string[]) => Promise<void> | void>([
  ['advance', async (line) => console.log(await advanceWorld(line, process.env))],
  ['exec', exec],
  ['seed', seed],
  ['replay', replay],
  ['scenarios', (line) => printList(scenarioList, line)],
  ['faults', (line) => printList(faultEffectList, line)],
  [
    'host-styles',
    (line) =>
      printList(
        hostStyles.map(({ name, description }) => ({ id: name, description })),
        line,
      ),
  ],
]);

/** Looks for `--help` before a double dash only: the words after it belong to the command of `exec`. */
const isHelp = (line: readonly string[]): boolean =>
  line.slice(0, line.includes('--') ? line.indexOf('--') : line.length).includes('--help');

/** Runs the command of a line, or serves. If it cannot, prints one line with the reason and exits. */
export async function run(line: string[]): Promise<void> {
  try {
    await start(line);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

async function start(line: string[]): Promise<void> {
  const [name = '', ...rest] = line;
  const command = commands.get(name);
  if (isHelp(line)) {
    console.log(commandUsage[name] ?? usage);
    return;
  }
  if (command) return command(rest);
  if (name !== '' && !name.startsWith('-')) {
    const known = [...commands.keys()];
    throw new Error(
      `There is no command ${shortened(name)}.${suggestion(name, known)} Commands: ${known.join(', ')}.`,
    );
  }
  return serve(line);
}
