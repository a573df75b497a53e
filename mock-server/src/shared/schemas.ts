import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Request schemas, each group loaded on first use: TypeBox has hundreds of files and would take a third of the
 * start-up time.
 */
export const schemas = {
  betting: () =>
    require('@matka/contracts/api/betting') as typeof import('@matka/contracts/api/betting'),
  history: () =>
    require('@matka/contracts/api/history') as typeof import('@matka/contracts/api/history'),
  results: () =>
    require('@matka/contracts/api/results') as typeof import('@matka/contracts/api/results'),
  suggestions: () =>
    require('@matka/contracts/api/suggestions') as typeof import('@matka/contracts/api/suggestions'),
  users: () => require('@matka/contracts/api/users') as typeof import('@matka/contracts/api/users'),
} as const;
