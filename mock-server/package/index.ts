import type { Mock, MockOptions } from '../create-mock.ts';

export type { Mock, MockOptions } from '../create-mock.ts';

/**
 * Creates a mock in this process, for tests; `fetch` reaches it without a socket. Its code is loaded by the first call.
 * Throws for an unknown scenario or an invalid time.
 */
export async function createMock(options?: MockOptions): Promise<Mock> {
  const mock = await import('../create-mock.ts');
  return mock.createMock(options);
}
