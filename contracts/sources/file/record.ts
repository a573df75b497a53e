import { main } from './record-cli.ts';

const stopped = new Promise((resolve) => {
  // A terminal sends its signals to the launcher as well, which forwards them: each may come twice.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve);
});
process.exitCode = await main(process.argv.slice(2), process.env, console, stopped);
