import { createMockClient } from '@matka/mock-server/client/mock-client';
import type { RunningMock } from '../lib/mock-process.ts';

/** The worlds of each process. */
export const placement = (mocks: readonly RunningMock[]): Promise<string[][]> =>
  Promise.all(
    mocks.map(async ({ url }) => {
      const worlds = await createMockClient(url).worlds();
      return worlds.map(({ id }) => id).filter((id) => id.startsWith('many-'));
    }),
  );

/** Worlds that more than one process has: a request of theirs went astray. */
export function strayWorlds(placed: readonly (readonly string[])[]): string[] {
  const all = placed.flat();
  return [...new Set(all.filter((id, index) => all.indexOf(id) !== index))];
}

/** The number of requests in the journal of a world. */
export async function journalLength({ url }: RunningMock, world: string): Promise<number> {
  return (await createMockClient(url).world(world).journal()).length;
}
