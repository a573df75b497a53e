import { main } from '@matka/contracts/explore/cli';
import { game } from '@matka/mock-server/contract/game';

/** `npm run contracts:explore -- …`: random walks over a host, with the tables of this repository's game. */
process.exitCode = await main(process.argv.slice(2), process.env, console, game);
