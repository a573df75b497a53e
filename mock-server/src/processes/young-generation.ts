import type { Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';

/** The requests after which the mock is under load: the first ones load the code that they need. */
const requestsUntilLoad = 300;

const setGrowth = (factor: number): void =>
  setFlagsFromString(`--semi-space-growth-factor=${factor}`);

/**
 * Keeps the young generation of the heap as small as it starts while the program is loaded. Loaded code survives, and
 * V8 takes it for a reason to grow by 12 MB, which a mock of a few requests never needs.
 */
export const limitYoungGeneration = (): void => setGrowth(1);

/** Lets the young generation grow at once to its usual maximum when a server is under load. */
export function growUnderLoad(server: Server): void {
  let requests = 0;
  const count = (): void => {
    requests += 1;
    if (requests < requestsUntilLoad) return;
    server.off('request', count);
    setGrowth(16);
  };
  server.on('request', count);
}
