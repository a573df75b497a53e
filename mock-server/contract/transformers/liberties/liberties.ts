import { accountLiberties } from './accounts.ts';
import { betLiberties } from './bets.ts';
import { catalogueLiberties } from './catalogue.ts';
import { gameLiberties } from './games.ts';
import { historyLiberties } from './histories.ts';
import type { Liberties } from './liberty.ts';
import { resultLiberties } from './results.ts';

/** Everything that the specification permits a host to do, in groups as the page of liberties prints them. */
export const libertyGroups: Readonly<Record<string, Liberties>> = {
  'Players, sessions and refusals': accountLiberties,
  'Home page and markets': catalogueLiberties,
  'Bet types, rates and suggestions': gameLiberties,
  'Histories and their pages': historyLiberties,
  'Bets and receipts': betLiberties,
  'Results, times and notation': resultLiberties,
};

/** All liberties. */
export const liberties = Object.values(libertyGroups).flatMap((group) =>
  Object.entries(group).map(([name, liberty]) => ({ name, ...liberty })),
);
