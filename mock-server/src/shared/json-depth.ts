import { isDeeperThan } from '@matka/contracts/reading/json';

/** True for parsed JSON with more than 500 levels: recursive functions fail far beyond that. */
export const isTooDeep = (value: unknown): boolean => isDeeperThan(499, value);
