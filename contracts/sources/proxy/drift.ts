import { once } from 'node:events';
import { main } from './drift-cli.ts';

const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
process.exitCode = await main(process.argv.slice(2), process.env, console, stopped);
