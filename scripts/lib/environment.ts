/**
 * The environment as this process began. Its servers change `process.env` while they run (Vite sets NODE_ENV); programs
 * that run beside them get this one.
 */
export const initialEnvironment: Readonly<NodeJS.ProcessEnv> = { ...process.env };

/** Value of a required environment variable. Throws an error that names it. */
export function requireEnv(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}
