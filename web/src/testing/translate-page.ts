/** The beginning of a translated text. */
const MARK = '⇄';

/** Moves each text with letters into two new elements, as translators in browsers do, but for `translate="no"`. */
export function translatePage({ heedsNo = true } = {}): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const { parentElement: parent, data } = text;
    if (!parent || parent.closest('script, style, font')) continue;
    if (heedsNo && parent.closest('[translate="no"]')) continue;
    if (!/\p{L}/u.test(data)) continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    parent.replaceChild(outer, text);
    outer.append(inner);
    // The text node is replaced: the node that React still holds is not in the page.
    inner.append(MARK + data);
  }
}

/** The texts of the page as they were before they were translated. */
export const untranslatedText = (): string =>
  (document.body.textContent ?? '').replaceAll(MARK, '');
