/** A text escaped for a regular expression. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Replaces texts by others in one pass: at each place the longest of them, and never within a replacement, so that the
 * result grows with the text alone.
 */
export function replaceTexts(text: string, replacements: ReadonlyMap<string, string>): string {
  const found = [...replacements.keys()]
    .filter((one) => one !== '' && text.includes(one))
    .sort((a, b) => b.length - a.length);
  if (found.length === 0) return text;
  const pattern = new RegExp(found.map(escaped).join('|'), 'g');
  return text.replace(pattern, (one) => replacements.get(one) ?? one);
}
