/** Attributes that a screen reader reads out or a page shows. */
const textAttributes = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];

/** Every text on the page: of each node, of attributes that are read out, and the page's title. */
export function shownTexts(): string[] {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const name of textAttributes) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      texts.push(element.getAttribute(name) ?? '');
    }
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** Every text in a response, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
