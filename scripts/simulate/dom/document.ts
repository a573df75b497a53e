import {
  HTMLAnchorElement,
  HTMLDetailsElement,
  HTMLDialogElement,
  SummaryElement,
} from './disclosure.ts';
import {
  type Element,
  type ElementOwner,
  findAll,
  findFirst,
  HTML,
  HTMLElement,
  SVGElement,
} from './element.ts';
import type { DomEventTarget } from './event-target.ts';
import {
  HTMLButtonElement,
  HTMLFormElement,
  HTMLInputElement,
  HTMLLabelElement,
  HTMLOptionElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
} from './form-controls.ts';
import { Comment, Node, Text } from './node.ts';
import { selectorTest } from './selectors.ts';

const classes: Readonly<Record<string, new (name: string, owner: ElementOwner) => HTMLElement>> = {
  a: HTMLAnchorElement,
  button: HTMLButtonElement,
  details: HTMLDetailsElement,
  dialog: HTMLDialogElement,
  form: HTMLFormElement,
  input: HTMLInputElement,
  label: HTMLLabelElement,
  option: HTMLOptionElement,
  select: HTMLSelectElement,
  summary: SummaryElement,
  textarea: HTMLTextAreaElement,
};

export class Document extends Node implements ElementOwner {
  readonly defaultView: DomEventTarget;
  readonly readyState = 'complete';
  readonly visibilityState = 'visible';
  readonly hidden = false;
  readonly fullscreenElement = null;
  /** Tells React that fields announce what is typed. */
  readonly oninput = null;
  focused: HTMLElement | null = null;
  changes = 0;

  constructor(view: DomEventTarget) {
    super(Node.DOCUMENT_NODE, '#document', null);
    this.defaultView = view;
  }

  override get eventParent(): DomEventTarget {
    return this.defaultView;
  }

  get documentElement(): HTMLElement {
    return this.part('html');
  }

  get head(): HTMLElement {
    return this.part('head');
  }

  get body(): HTMLElement {
    return this.part('body');
  }

  get activeElement(): HTMLElement {
    return this.focused ?? this.body;
  }

  get title(): string {
    return this.querySelector('title')?.textContent ?? '';
  }

  set title(title: string) {
    const element =
      this.querySelector('title') ?? this.head.appendChild(this.createElement('title'));
    element.textContent = title;
  }

  removing(node: Node): void {
    if (this.focused && node.contains(this.focused)) this.focused = null;
  }

  createElement(name: string): HTMLElement {
    const Class = classes[name] ?? HTMLElement;
    return new Class(name, this);
  }

  createElementNS(namespace: string, name: string): Element {
    return namespace === HTML ? this.createElement(name) : new SVGElement(name, namespace, this);
  }

  createTextNode(data: string): Text {
    return new Text(data, this);
  }

  createComment(data: string): Comment {
    return new Comment(data, this);
  }

  getElementById(id: string): Element | null {
    return findFirst(this, (element) => element.id === id);
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

  hasFocus(): boolean {
    return true;
  }

  private part(name: string): HTMLElement {
    const root = this.firstChild?.nodeType === Node.ELEMENT_NODE ? this.firstChild : null;
    if (name === 'html' && root instanceof HTMLElement) return root;
    for (let child = root?.firstChild ?? null; child; child = child.nextSibling) {
      if (child instanceof HTMLElement && child.localName === name) return child;
    }
    throw new Error(`The page has no ${name}`);
  }
}
