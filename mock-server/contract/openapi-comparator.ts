import { createRequire } from 'node:module';

/** What the comparator finds. */
export interface Finding {
  type: 'error' | 'warning' | 'info';
  code: string;
  message: string;
  mockDetails?: { interactionDescription?: string };
}

/** Compares pacts with an OpenAPI document. */
interface Comparator {
  compare: (pact: unknown) => AsyncIterable<Finding>;
}

// Its types are written for bundlers only: they name files without their endings.
const { Comparator }: { Comparator: new (options: { oas: unknown }) => Comparator } = createRequire(
  import.meta.url,
)('@pactflow/openapi-pact-comparator');

/** A comparator for one document. */
export const comparatorFor = (oas: unknown): Comparator => new Comparator({ oas });
