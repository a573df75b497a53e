import type { Break } from '../variant.ts';
import { accounts } from './accounts.ts';
import { betRecords } from './bet-records.ts';
import { betTypes } from './bet-types.ts';
import { bets } from './bets.ts';
import { historyPages } from './history-pages.ts';
import { homepage } from './homepage.ts';
import { markets } from './markets.ts';
import { payouts } from './payouts.ts';
import { results } from './results.ts';
import { suggestions } from './suggestions.ts';
import { transport } from './transport.ts';
import { unusedEndpoints } from './unused-endpoints.ts';

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
];
