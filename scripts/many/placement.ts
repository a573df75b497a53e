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

/** A world as a file, with the number of requests of its journal. */
export async function fileOf({ url }: RunningMock, world: string) {
  const client = createMockClient(url).world(world);
  return { file: await client.file(), requests: (await client.journal()).length };
}

/**
 * Opens the file of a world on the mock that has the world now. Returns whether it is again as it was: its journal has
 * the requests of the file.
 */
export async function isRestored(
  mocks: readonly RunningMock[],
  world: string,
  { file, requests }: Awaited<ReturnType<typeof fileOf>>,
): Promise<boolean> {
  for (const { url } of mocks) {
    const client = createMockClient(url);
    if (!(await client.worlds()).some(({ id }) => id === world)) continue;
    await client.world(world).open(file);
    return (await client.world(world).journal()).length === requests;
  }
  return false;
}
