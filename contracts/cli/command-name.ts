/** The call of a command: one from the sources of a repository, another where its package is installed. */
export const calledAs = (fromSources: string, installed: string): string =>
  import.meta.filename.endsWith('.js') ? installed : fromSources;
