import { enableCompileCache } from 'node:module';

/** Prints the one line that tells why the server cannot run, and ends. */
function exitWithError(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/**
 * Builds the mock of the command line and lets it listen. Throws a plain sentence for a flag, a
 * database or a port that cannot be used.
 */
async function listen(flags: string[], overrides: { port?: number } = {}) {
  const { readOptions } = await import('./options.ts');
  const options = { ...readOptions(flags, process.env), ...overrides };
  if (options.bets !== undefined) throw new Error('--bets belongs to seed: seed --bets N.');
  const { buildApp } = await import('./app.ts');
  const app = await buildApp(options);
  const { port, host } = options;
  const url = await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? 'it is taken' : error.message;
    throw new Error(`The mock cannot listen on port ${port} of ${host}: ${reason}.`);
  });
  return { app, url, json: options.json };
}

/** Says where the mock is, and closes it cleanly on SIGINT and SIGTERM, and when the program that forked it is gone. */
async function serve(flags: string[]): Promise<void> {
  const { app, url, json } = await listen(flags);
  const stop = (): void => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.once('disconnect', stop);
  const consoleUrl = `${url}/__mock/`;
  console.log(
    json
      ? JSON.stringify({ url, console: consoleUrl })
      : `Mock API  ${url}\nConsole   ${consoleUrl}`,
  );
}

/** `seed`: plants the file of the default world and says so. */
async function seed(flags: string[]): Promise<void> {
  const { readOptions } = await import('./options.ts');
  const { json, ...options } = readOptions(flags, process.env);
  const { seedDefaultWorld } = await import('./commands.ts');
  const began = performance.now();
  const file = seedDefaultWorld(options);
  const seconds = Number(((performance.now() - began) / 1000).toFixed(1));
  const { bets } = options;
  const what = bets === undefined ? 'the seed' : `${bets.toLocaleString('en-IN')} bets`;
  console.log(
    json ? JSON.stringify({ file, bets, seconds }) : `Planted ${what} in ${file}, ${seconds} s`,
  );
}

/** `replay <file>…`: plays worlds of files again and tells whether every answer is the same; else it ends with 1. */
async function replay(line: string[]): Promise<void> {
  const json = line.includes('--json');
  const files = line.filter((word) => word !== '--json');
  const [flag] = files.filter((word) => word.startsWith('-'));
  if (flag !== undefined) throw new Error(`replay knows --json alone, not ${flag}.`);
  if (files.length === 0) throw new Error('replay takes files of worlds: replay <file> [<file>…].');
  const { replayFiles, formatReplay } = await import('./replay-files.ts');
  const found = await replayFiles(files);
  console.log(json ? JSON.stringify(found) : found.flatMap(formatReplay).join('\n'));
  const alike = found.every(({ differences, error }) => differences.length === 0 && !error);
  process.exit(alike ? 0 : 1);
}

/** `exec -- command`: starts on any free port, in memory unless told otherwise, runs the command, stops. */
async function run(line: string[]): Promise<void> {
  const { readExecLine, runWith } = await import('./exec.ts');
  if (line[0] === 'seed') return seed(line.slice(1));
  if (line[0] === 'replay') return replay(line.slice(1));
  const exec = readExecLine(line);
  if (!exec) return serve(line);
  const { app, url } = await listen(['--db', ':memory:', ...exec.flags], { port: 0 });
  const code = await runWith(url, exec);
  await app.close();
  process.exit(code);
}

enableCompileCache();
await run(process.argv.slice(2)).catch(exitWithError);
