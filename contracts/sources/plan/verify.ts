import { main } from './verify-cli.ts';

process.exitCode = await main(process.argv.slice(2), process.env, console);
