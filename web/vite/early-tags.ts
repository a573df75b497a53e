/** The tags by which a built page loads its entry: the module and what that imports. */
const entry = /\s*(<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;

/** The tags by which a page loads its entry, and the page without them. */
export const entryTags = (html: string): { tags: string[]; rest: string } => ({
  tags: Array.from(html.matchAll(entry), ([, tag = '']) => tag),
  rest: html.replaceAll(entry, ''),
});

/**
 * Puts tags before the title of a page, where earlier ones are already: on a slow network what they request is on its
 * way before styles, shell and the names of later files have arrived.
 */
export function putEarly(html: string, ...tags: string[]): string {
  if (!html.includes('<title>')) throw new Error('The page has no title');
  return html.replace('<title>', (title) => [...tags, title].join('\n    '));
}
