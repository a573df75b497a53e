import type { Document } from './document.ts';
import type { Element } from './element.ts';
import type { Node } from './node.ts';

const tag =
  /<(?:!--[\s\S]*?--|!doctype[^>]*|(\/?)([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?))>/gi;
const attribute = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;
const empty = new Set([
  'meta',
  'link',
  'br',
  'hr',
  'img',
  'input',
  'base',
  'use',
  'path',
  'circle',
]);
const SVG = 'http://www.w3.org/2000/svg';

/** Puts a page into an empty document. It reads well-formed pages, such as the client's own. */
export function parsePage(document: Document, html: string): void {
  const open: Element[] = [];
  const parent = (): Node => open.at(-1) ?? document;
  let end = 0;
  const takeText = (until: number) => {
    const text = html.slice(end, until);
    if (open.length > 0 && text !== '') parent().appendChild(document.createTextNode(text));
  };
  tag.lastIndex = 0;
  for (let match = tag.exec(html); match; match = tag.exec(html)) {
    const [all, slash, name = '', attributes = '', closed] = match;
    takeText(match.index);
    end = match.index + all.length;
    if (name === '') continue;
    if (slash) {
      while (open.length > 0 && open.pop()?.localName !== name) {
        // An end tag ends what is open within its element.
      }
      continue;
    }
    const isSvg = name === 'svg' || open.at(-1)?.namespaceURI === SVG;
    const element = isSvg ? document.createElementNS(SVG, name) : document.createElement(name);
    for (const [, key = '', double, single, bare] of attributes.matchAll(attribute)) {
      element.setAttribute(key, double ?? single ?? bare ?? '');
    }
    parent().appendChild(element);
    if (name === 'script') {
      const close = html.indexOf('</script>', end);
      element.textContent = html.slice(end, close);
      end = close + '</script>'.length;
      tag.lastIndex = end;
    } else if (!closed && !empty.has(name)) {
      open.push(element);
    }
  }
}
