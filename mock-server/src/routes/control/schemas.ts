import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The schemas of the control API's requests, loaded on first use: see shared/schemas.ts. */
export const controlSchemas = () =>
  require('./request-schemas.ts') as typeof import('./request-schemas.ts');

/** The schema of a fault rule, loaded on first use. */
export const faultSchemas = () =>
  require('../../worlds/fault-rule.ts') as typeof import('../../worlds/fault-rule.ts');
