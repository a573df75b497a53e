import { repoPath } from './paths.ts';

/**
 * The environment before servers of this process changed it (Vite sets NODE_ENV), for programs beside them. They share
 * compiled code.
 */
export const initialEnvironment: Readonly<NodeJS.ProcessEnv> = {
  NODE_COMPILE_CACHE: repoPath('.local/compile-cache'),
  ...process.env,
};

/** Value of a required environment variable. Throws an error that names it. */
export function requireEnv(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}
