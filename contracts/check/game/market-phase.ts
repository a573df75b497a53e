import type { Market } from '../reader.ts';

export type MarketPhase = 'both' | 'close' | 'closed';

const phases: Readonly<Record<string, MarketPhase>> = {
  'Running now': 'both',
  'Running for close': 'close',
  'Betting is closed': 'closed',
  'Closed for today': 'closed',
  Closed: 'closed',
};

/** The status names of the specification. */
export const statusNames: readonly string[] = Object.keys(phases);

/** The bets that a market takes, by its status name; undefined for a name that is not in the specification. */
export const phaseOf = ({
  current_status_name: name,
}: Pick<Market, 'current_status_name'>): MarketPhase | undefined => phases[name.trim()];
