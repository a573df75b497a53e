import type { Page } from '@playwright/test';

/**
 * Text of the current page, also in its fields, that is cut off, overlaps other text, breaks within a word or makes the
 * page scroll horizontally.
 */
export const lostText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Line {
      node: Node;
      element: Element;
      text: string;
      box: DOMRect;
      /** The layer it scrolls with. */
      layer: Element | null;
    }
    const root = document.documentElement;
    const openBox = [...document.querySelectorAll('dialog[open]')].at(-1);
    const clipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || clipped(element.parentElement));
    const hidden = (element: Element) =>
      !element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        // Far out of view, where the browser renders nothing.
        contentVisibilityAuto: true,
      }) ||
      element.closest('option') !== null ||
      clipped(element);
    const layerOf = (element: Element): Element | null => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(at).position) || at.matches('dialog')) return at;
      }
      return null;
    };
    /** The words of a text of which a part is on the next line; those joined by a slash have no other place. */
    const brokenWords = (node: Node): string[] =>
      Array.from(
        (node.textContent ?? '').matchAll(
          /(?<![/\p{L}\p{M}])\p{L}[\p{L}\p{M}]+(?![/\p{L}\p{M}])/gu,
        ),
      ).flatMap((word) => {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
        return tops.some((top) => top > (tops[0] ?? 0) + 4) ? [word[0]] : [];
      });
    const lines: Line[] = [];
    const broken: string[] = [];
    const walker = document.createTreeWalker(openBox ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.matches('script, style, noscript') || hidden(element))
        continue;
      broken.push(...brokenWords(node).map((word) => `“${word}” of “${text}” is broken`));
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 1) lines.push({ node, element, text, box, layer: layerOf(element) });
      }
    }
    const scrolls = (element: Element, axis: 'X' | 'Y') =>
      /auto|scroll/.test(getComputedStyle(element)[`overflow${axis}`]);
    const clips = (element: Element, axis: 'X' | 'Y') =>
      /hidden|clip/.test(getComputedStyle(element)[`overflow${axis}`]);
    /** The box that cuts a line off, or the edge of the screen. */
    const cutBy = ({ element, box }: Line): string | undefined => {
      let [x, y] = [true, true];
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const its = at.getBoundingClientRect();
        if (x && clips(at, 'X') && (box.right > its.right + 1 || box.left < its.left - 1))
          return at.className;
        // The space around a line may be cut off, its letters may not.
        const spare = box.height * 0.15;
        if (y && clips(at, 'Y') && (box.bottom - spare > its.bottom || box.top + spare < its.top))
          return at.className;
        if (scrolls(at, 'X')) x = false;
        if (scrolls(at, 'Y')) y = false;
      }
      return x && (box.right > screen.width + 1 || box.left < -1) ? 'the screen' : undefined;
    };
    /** Tells if a line is scrolled out of its box. */
    const outOfView = ({ element, box }: Line): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const its = at.getBoundingClientRect();
        if (scrolls(at, 'X') && (box.right > its.right || box.left < its.left)) return true;
        if (scrolls(at, 'Y') && (box.bottom > its.bottom || box.top < its.top)) return true;
      }
      return false;
    };
    const onEachOther = (a: Line, b: Line): boolean => {
      if (a.node === b.node || a.layer !== b.layer) return false;
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      return width > 2 && height > Math.min(a.box.height, b.box.height) * 0.3;
    };
    const cut = lines.flatMap((line) => {
      const by = cutBy(line);
      return by === undefined ? [] : [`“${line.text}” is cut by ${by}`];
    });
    const seen = lines.filter((line) => !outOfView(line));
    const overlapping = seen.flatMap((line, index) =>
      seen
        .slice(index + 1)
        .filter((other) => onEachOther(line, other))
        .map((other) => `“${line.text}” lies on “${other.text}”`),
    );
    const fields = [...(openBox ?? document).querySelectorAll<HTMLInputElement>('input')];
    const cutFields = fields
      .filter((field) => !hidden(field) && field.scrollWidth > field.clientWidth + 1)
      .map(({ value }) => `“${value}” is cut by its field`);
    const sideways =
      root.scrollWidth > screen.width ? [`the page is ${root.scrollWidth} px wide`] : [];
    return [...new Set([...cut, ...cutFields, ...overlapping, ...broken, ...sideways])];
  });

/** The same at a text size in percent. */
export async function lostAtTextSize(page: Page, percent: number): Promise<string[]> {
  const size = (value: string) =>
    page.evaluate(async (fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      // The number pad gives way once it has grown.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    }, value);
  await size(`${percent}%`);
  const lost = await lostText(page);
  await size('');
  return lost.map((each) => `at ${percent} % text ${each}`);
}
