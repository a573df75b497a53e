/** How a command is called: one way in this repository, another where its package is installed. */
export const calledAs = (inRepository: string, installed: string): string =>
  import.meta.filename.endsWith('.ts') ? inRepository : installed;
