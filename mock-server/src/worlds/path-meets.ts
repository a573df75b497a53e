const withoutSlash = (path: string): string => path.replace(/\/+$/, '');

/** Whether a path is the one of a rule: a slash at the end counts for nothing, a star stands for any rest. */
export function pathMatches(rule: string, path: string): boolean {
  if (rule.endsWith('*')) return path.startsWith(rule.slice(0, -1));
  return withoutSlash(rule) === withoutSlash(path);
}
