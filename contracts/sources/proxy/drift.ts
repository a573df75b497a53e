import { stopped } from '../../cli/stopped.ts';
import { main } from './drift-cli.ts';

process.exitCode = await main(process.argv.slice(2), process.env, console, stopped());
