/** Requests of one run: their number, how many failed, and how long all took. */
export interface Load {
  requests: number;
  failed: number;
  seconds: number;
}

/** How many requests are under way at once. */
const concurrency = 32;

/** The ways in which a request names its world. */
const ways = [
  (proxy: string, world: string) => new Request(`${proxy}/api/w/${world}/markets/?app_id=${world}`),
  (proxy: string, world: string) =>
    new Request(`${proxy}/api/markets/?app_id=${world}`, { headers: { 'x-mock-world': world } }),
] as const;

/** Sends requests to each world in turn, by every way of naming it. */
export async function sendLoad(
  proxy: string,
  worlds: readonly string[],
  rounds: number,
): Promise<Load> {
  const began = performance.now();
  const requests = worlds.length * rounds;
  let next = 0;
  let failed = 0;
  const work = async () => {
    while (next < requests) {
      const index = next;
      next += 1;
      const world = worlds[index % worlds.length] ?? '';
      const way = ways[Math.floor(index / worlds.length) % ways.length] ?? ways[0];
      const ok = await fetch(way(proxy, world)).then(
        async (response) => {
          await response.arrayBuffer();
          return response.ok;
        },
        () => false,
      );
      if (!ok) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return { requests, failed, seconds: (performance.now() - began) / 1000 };
}
