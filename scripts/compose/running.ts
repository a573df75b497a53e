import { vi } from 'vitest';
import { requireEnv } from '../lib/environment.ts';
import { projectOf } from './project.ts';
import { request } from './request.ts';

/** The running containers that the checks use, as `npm run compose:check` started them. */
export interface Running {
  /** The command of Docker Compose. */
  readonly compose: readonly string[];
  /** The name of the project; others that a check starts begin with it. */
  readonly name: string;
  /** The port of the web server on this machine. */
  readonly port: number;
}

export const { compose, name, port }: Running = JSON.parse(requireEnv('MATKA_RUNNING'));
export const project = projectOf(compose, name);
await vi.waitFor(() => request(port, '/'), { timeout: 30_000, interval: 250 });
