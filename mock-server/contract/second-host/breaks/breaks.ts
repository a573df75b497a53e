import type { Break } from '../variant.ts';
import { accounts } from './accounts.ts';
import { betRecords } from './bet-records.ts';
import { betTypes } from './bet-types.ts';
import { bets } from './bets.ts';
import { exchanged } from './exchanged.ts';
import { fewBets } from './few-bets.ts';
import { historyPages } from './history-pages.ts';
import { homepage } from './homepage.ts';
import { lists } from './lists.ts';
import { markets } from './markets.ts';
import { mixedUp } from './mixed-up.ts';
import { moreResults } from './more-results.ts';
import { payouts } from './payouts.ts';
import { recordValues } from './record-values.ts';
import { results } from './results.ts';
import { sessions } from './sessions.ts';
import { storedBets } from './stored-bets.ts';
import { suggestions } from './suggestions.ts';
import { times } from './times.ts';
import { transport } from './transport.ts';
import { unusedEndpoints } from './unused-endpoints.ts';
import { wordsForNothing } from './words-for-nothing.ts';

/** Every break: a host that does any of these takes something from a player. */
export const breaks: readonly Break[] = [
  ...accounts,
  ...homepage,
  ...markets,
  ...betTypes,
  ...suggestions,
  ...bets,
  ...historyPages,
  ...betRecords,
  ...unusedEndpoints,
  ...results,
  ...payouts,
  ...transport,
  ...sessions,
  ...lists,
  ...storedBets,
  ...recordValues,
  ...moreResults,
  ...mixedUp,
  ...times,
  ...wordsForNothing,
  ...fewBets,
  ...exchanged,
];
