import { accountLiberties } from './accounts.ts';
import { betLiberties } from './bets.ts';
import { catalogueLiberties } from './catalogue.ts';
import { gameLiberties } from './games.ts';
import { historyLiberties } from './histories.ts';
import type { Liberties } from './liberty.ts';
import { resultLiberties } from './results.ts';

const all: Liberties = {
  ...accountLiberties,
  ...catalogueLiberties,
  ...gameLiberties,
  ...historyLiberties,
  ...betLiberties,
  ...resultLiberties,
};

/** Everything that the specification permits a host to do. */
export const liberties = Object.entries(all).map(([name, liberty]) => ({
  name,
  ...(typeof liberty === 'function' ? { transform: liberty } : liberty),
}));
