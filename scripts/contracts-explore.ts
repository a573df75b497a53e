import { main } from '@matka/contracts/explore/cli';
import { game } from '@matka/mock-server/contract/game';

/** `npm run contracts:explore -- …`: random walks over a host, with the tables of this repository's game. Ctrl-C ends the walk and says what was bet. */
const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupt.abort());
process.exitCode = await main(process.argv.slice(2), process.env, console, game, interrupt.signal);
