import { enableCompileCache } from 'node:module';

/** Prints the one line that tells why the server cannot run, and ends. */
function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/** Reads flags and environment, listens, says where, and closes cleanly on SIGINT and SIGTERM. */
async function serve(): Promise<void> {
  const { readOptions } = await import('./options.ts');
  const options = readOptions(process.argv.slice(2), process.env);
  const { buildApp } = await import('./app.ts');
  const app = await buildApp(options);
  const { port, host } = options;
  const url = await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? 'it is taken' : error.message;
    throw new Error(`The mock cannot listen on port ${port} of ${host}: ${reason}.`);
  });
  const stop = (): void => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const consoleUrl = `${url}/__mock/`;
  console.log(
    options.json
      ? JSON.stringify({ url, console: consoleUrl })
      : `Mock API  ${url}\nConsole   ${consoleUrl}`,
  );
}

enableCompileCache();
await serve().catch(giveUp);
