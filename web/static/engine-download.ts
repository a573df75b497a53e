/** A file of the engine on the host, with its size once it is unpacked. */
export interface EngineFile {
  readonly path: string;
  readonly bytes: number;
}

/** How much of the engine is loaded. */
export interface Download {
  /** Calls with the share that is loaded, from 0 to 1, now and at each change. */
  watch: (show: (share: number) => void) => void;
}

/** The engine of a later visit, which is in the browser's cache already. */
export const downloaded: Download = { watch: (show) => show(1) };

/** Reads a response to its end; calls with the length of each part. */
async function readThrough(response: Response, loaded: (bytes: number) => void): Promise<void> {
  const reader = response.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return;
    loaded(part.value.length);
  }
}

/**
 * Loads the files of the engine into the browser's cache, where its worker finds them: the page can tell how much is
 * loaded, and the files need not wait for each other. `start` is awaited first.
 */
export function downloadEngine(
  files: readonly EngineFile[],
  send: typeof fetch,
  start: Promise<unknown>,
): Download {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const loaded = files.map(() => 0);
  const watchers: ((share: number) => void)[] = [];
  const share = (): number => loaded.reduce((sum, bytes) => sum + bytes, 0) / total;
  const report = (): void => {
    for (const watcher of watchers) watcher(share());
  };
  const load = async (index: number): Promise<void> => {
    const { path = '', bytes = 0 } = files[index] ?? {};
    try {
      await readThrough(await send(path, { priority: 'low' }), (part) => {
        loaded[index] = Math.min(bytes, (loaded[index] ?? 0) + part);
        report();
      });
    } catch {
      // The worker loads it itself and says what is wrong.
    }
    loaded[index] = bytes;
    report();
  };
  void start.then(() => files.forEach((_, index) => void load(index)));
  return {
    watch: (watcher) => {
      watchers.push(watcher);
      watcher(share());
    },
  };
}
