import { stopped } from '../../cli/stopped.ts';
import { main } from './record-cli.ts';

process.exitCode = await main(process.argv.slice(2), process.env, console, stopped());
