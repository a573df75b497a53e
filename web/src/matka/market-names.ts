import type { Market } from '@matka/contracts/api/markets';

/** The names of markets, each once: requests identify markets by name. */
export const marketNames = (markets: readonly Market[]): string[] => [
  ...new Set(markets.map(({ name }) => name).filter(Boolean)),
];
