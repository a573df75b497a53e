import type { RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen } from './http-server.ts';

/** Starts a server on this machine, which ends with the running test. Returns its address. */
export async function serve(listener: RequestListener): Promise<string> {
  const { url, close } = await listen(listener);
  onTestFinished(close);
  return url;
}
