import { createRequire } from 'node:module';

export interface Finding {
  type: 'error' | 'warning' | 'info';
  code: string;
  message: string;
  mockDetails?: { interactionDescription?: string };
}

/** Compares pacts with one OpenAPI document. */
interface Comparator {
  compare: (pact: unknown) => AsyncIterable<Finding>;
}

// Loaded with require: its types name files without extensions, which only bundlers resolve.
const { Comparator }: { Comparator: new (options: { oas: unknown }) => Comparator } = createRequire(
  import.meta.url,
)('@pactflow/openapi-pact-comparator');

/** Creates a comparator for a document. */
export const comparatorFor = (oas: unknown): Comparator => new Comparator({ oas });
