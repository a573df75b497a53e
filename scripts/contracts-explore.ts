import { main } from '@matka/contracts/sources/walk/explore-cli';

/** `npm run contracts:explore -- …`: random walks over a host. Ctrl-C ends the walk and says what was bet. */
const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupt.abort());
process.exitCode = await main(process.argv.slice(2), process.env, console, interrupt.signal);
