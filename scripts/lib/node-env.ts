/**
 * Vite turns the whole process to production when it builds or previews; what is started after that is not meant.
 * Gives what `work` gives, and NODE_ENV back as it was.
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
