import { main } from './host/main.ts';

process.exitCode = await main(process.argv.slice(2), process.env, console);
