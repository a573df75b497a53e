const patternOf = (path) =>
  new RegExp(`^${path.replaceAll(/[.?+^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}?$`);

/** The newest call of the journal to an operation for each status. */
export function recordedCalls(entries, method, path) {
  const pattern = patternOf(path);
  const found = new Map();
  for (const entry of entries) {
    const [own] = entry.url.split('?');
    if (entry.method === method && pattern.test(own)) found.set(String(entry.status), entry);
  }
  return found;
}
