import type { Mock, MockOptions } from '../create-mock.ts';

export type { Mock, MockOptions } from '../create-mock.ts';

/** Creates an in-process mock for tests, loaded on first call. Throws for an unknown scenario or an invalid time. */
export async function createMock(options?: MockOptions): Promise<Mock> {
  const mock = await import('../create-mock.ts');
  return mock.createMock(options);
}
