/**
 * Runs `work` and restores NODE_ENV afterwards: Vite sets it to production for the whole process when it builds or
 * previews.
 */
export async function withNodeEnvRestored<T>(work: () => Promise<T>): Promise<T> {
  const { NODE_ENV } = process.env;
  try {
    return await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
