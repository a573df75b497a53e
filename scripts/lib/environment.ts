/** The environment before servers of this process changed it (Vite sets NODE_ENV), for programs beside them. */
export const initialEnvironment: Readonly<NodeJS.ProcessEnv> = { ...process.env };

/** Value of a required environment variable. Throws an error that names it. */
export function requireEnv(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}
