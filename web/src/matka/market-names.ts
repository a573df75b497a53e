import type { Market } from '@matka/contracts/api/markets';

/** The names of markets, each once: requests tell markets apart by them. */
export const marketNames = (markets: readonly Market[]): string[] => [
  ...new Set(markets.map(({ name }) => name).filter(Boolean)),
];
