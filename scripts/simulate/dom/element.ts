import { Event, FocusEvent, MouseEvent } from './event.ts';
import { Node, type NodeOwner } from './node.ts';
import { type Selectable, selectorTest } from './selectors.ts';
import { Style } from './style.ts';

export const HTML = 'http://www.w3.org/1999/xhtml';

/** What elements need of their document. */
export interface ElementOwner extends NodeOwner {
  focused: HTMLElement | null;
}

const lowerNames = new Map<string, string>();

/** The name of an attribute of HTML, in lower case. */
function lower(name: string): string {
  let known = lowerNames.get(name);
  if (known === undefined) {
    known = name.toLowerCase();
    lowerNames.set(name, known);
  }
  return known;
}

export class Element extends Node implements Selectable {
  readonly localName: string;
  readonly tagName: string;
  readonly namespaceURI: string;
  private readonly values = new Map<string, string>();

  constructor(name: string, namespace: string, owner: ElementOwner) {
    const tagName = namespace === HTML ? name.toUpperCase() : name;
    super(Node.ELEMENT_NODE, tagName, owner);
    this.localName = name;
    this.tagName = tagName;
    this.namespaceURI = namespace;
  }

  get parentElement(): Element | null {
    return isElement(this.parentNode) ? this.parentNode : null;
  }

  get children(): Element[] {
    return this.childNodes.filter(isElement);
  }

  get nextElementSibling(): Element | null {
    let next = this.nextSibling;
    while (next && !isElement(next)) next = next.nextSibling;
    return next;
  }

  get className(): string {
    return this.values.get('class') ?? '';
  }

  set className(value: string) {
    this.setAttribute('class', value);
  }

  get id(): string {
    return this.values.get('id') ?? '';
  }

  set id(value: string) {
    this.setAttribute('id', value);
  }

  get attributes(): { readonly name: string; readonly value: string }[] {
    return [...this.values].map(([name, value]) => ({ name, value }));
  }

  private nameOf(name: string): string {
    return this.namespaceURI === HTML ? lower(name) : name;
  }

  getAttribute(name: string): string | null {
    return this.values.get(this.nameOf(name)) ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.values.has(this.nameOf(name));
  }

  setAttribute(name: string, value: unknown): void {
    this.changed();
    this.values.set(this.nameOf(name), String(value));
  }

  setAttributeNS(_namespace: string | null, name: string, value: unknown): void {
    this.changed();
    this.values.set(name, String(value));
  }

  removeAttribute(name: string): void {
    this.changed();
    this.values.delete(this.nameOf(name));
  }

  /** Returns whether the element has the attribute afterwards. */
  toggleAttribute(name: string, force = !this.hasAttribute(name)): boolean {
    if (!force) this.removeAttribute(name);
    else if (!this.hasAttribute(name)) this.setAttribute(name, '');
    return force;
  }

  /** Without layout every box is empty. */
  getBoundingClientRect(): Readonly<Record<string, number>> {
    return { x: 0, y: 0, width: 0, height: 0, top: 0, right: 0, bottom: 0, left: 0 };
  }

  matches(selector: string): boolean {
    return selectorTest(selector)(this);
  }

  closest(selector: string): Element | null {
    const test = selectorTest(selector);
    for (let at: Element | null = this; at; at = at.parentElement) if (test(at)) return at;
    return null;
  }

  querySelector(selector: string): Element | null {
    return findFirst(this, selectorTest(selector));
  }

  querySelectorAll(selector: string): Element[] {
    return findAll(this, selectorTest(selector));
  }

  getElementsByTagName(name: string): Element[] {
    return findAll(this, ({ localName }) => localName === name);
  }
}

type Test = (element: Element) => boolean;

/** Whether a node is an element; faster than `instanceof`, which walks the chain of prototypes. */
function isElement(node: Node | null): node is Element {
  return node?.nodeType === Node.ELEMENT_NODE;
}

/** The first descendant that passes a test. */
export function findFirst(root: Node, test: Test): Element | null {
  for (let node = root.firstChild; node; node = node.nextSibling) {
    if (!isElement(node)) continue;
    const found = test(node) ? node : findFirst(node, test);
    if (found) return found;
  }
  return null;
}

/** All descendants that pass a test, in the order of the document. */
export function findAll(root: Node, test: Test, found: Element[] = []): Element[] {
  for (let node = root.firstChild; node; node = node.nextSibling) {
    if (!isElement(node)) continue;
    if (test(node)) found.push(node);
    findAll(node, test, found);
  }
  return found;
}

const dataName = (name: string): string =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** An element of HTML without a behaviour of its own. */
export class HTMLElement extends Element {
  declare readonly ownerDocument: ElementOwner;
  readonly offsetHeight = 0;
  readonly style = new Style();
  private data: Record<string, string> | undefined = undefined;

  constructor(name: string, owner: ElementOwner) {
    super(name, HTML, owner);
  }

  get dataset(): Record<string, string> {
    this.data ??= new Proxy<Record<string, string>>(
      {},
      {
        get: (_, name) => this.getAttribute(dataName(String(name))) ?? undefined,
        set: (_, name, value) => {
          this.setAttribute(dataName(String(name)), value);
          return true;
        },
        deleteProperty: (_, name) => {
          this.removeAttribute(dataName(String(name)));
          return true;
        },
      },
    );
    return this.data;
  }

  get disabled(): boolean {
    return this.hasAttribute('disabled') || this.closest('fieldset[disabled]') !== null;
  }

  get isFocusable(): boolean {
    return this.hasAttribute('tabindex');
  }

  focus(): void {
    const { focused } = this.ownerDocument;
    if (focused === this || !this.isFocusable || !this.isConnected) return;
    focused?.blur(this);
    this.ownerDocument.focused = this;
    this.dispatchEvent(new FocusEvent('focus', {}, focused));
    this.dispatchEvent(new FocusEvent('focusin', { bubbles: true }, focused));
  }

  /** @param next what gets the focus */
  blur(next: HTMLElement | null = null): void {
    if (this.ownerDocument.focused !== this) return;
    this.ownerDocument.focused = null;
    this.dispatchEvent(new FocusEvent('blur', {}, next));
    this.dispatchEvent(new FocusEvent('focusout', { bubbles: true }, next));
  }

  click(): void {
    if (this.disabled) return;
    const undo = this.beforeClick();
    if (!this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))) {
      undo();
      return;
    }
    for (let at: Element | null = this; at; at = at.parentElement) {
      if (at instanceof HTMLElement && at.activate(this)) return;
    }
  }

  scrollIntoView(): void {}

  /** Does what comes before the listeners of a click; returns what takes it back. */
  protected beforeClick(): () => void {
    return () => {};
  }

  /**
   * Does what follows a click in it, as a button submits its form.
   * @returns whether it has such a behaviour, which ends the search outwards
   */
  protected activate(_clicked: HTMLElement): boolean {
    return false;
  }

  protected announce(...types: string[]): void {
    for (const type of types) this.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** An element of SVG. */
export class SVGElement extends Element {
  readonly style = new Style();
}
