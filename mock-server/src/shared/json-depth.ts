/** Maximum depth of a body. Recursive functions fail far beyond it. */
const maxDepth = 500;

const quote = 0x22;
const backslash = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** True if JSON text is nested deeper than a body may be. */
export function isTooDeep(text: string): boolean {
  // Each level takes two characters.
  if (text.length <= 2 * maxDepth) return false;
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (quoted && code === backslash) at += 1;
    else if (code === quote) quoted = !quoted;
    else if (!quoted && opening.has(code)) depth += 1;
    else if (!quoted && closing.has(code)) depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}
