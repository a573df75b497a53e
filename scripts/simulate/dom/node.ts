import { DomEventTarget } from './event-target.ts';

/** What nodes need of their document. */
export interface NodeOwner {
  /** Is called before a node leaves its parent. */
  readonly removing: (node: Node) => void;
  readonly defaultView: DomEventTarget;
  /** Grows whenever the tree, a text or an attribute changes. */
  changes: number;
}

/** A node of the tree; its children are a linked list, as React reads them. */
export class Node extends DomEventTarget {
  static readonly ELEMENT_NODE = 1;
  static readonly TEXT_NODE = 3;
  static readonly COMMENT_NODE = 8;
  static readonly DOCUMENT_NODE = 9;
  readonly nodeType: number;
  readonly nodeName: string;
  readonly ownerDocument: NodeOwner | null;
  parentNode: Node | null = null;
  firstChild: Node | null = null;
  lastChild: Node | null = null;
  previousSibling: Node | null = null;
  nextSibling: Node | null = null;

  constructor(type: number, name: string, owner: NodeOwner | null) {
    super();
    this.nodeType = type;
    this.nodeName = name;
    this.ownerDocument = owner;
  }

  override get eventParent(): DomEventTarget | null {
    return this.parentNode;
  }

  get childNodes(): Node[] {
    const nodes: Node[] = [];
    for (let child = this.firstChild; child; child = child.nextSibling) nodes.push(child);
    return nodes;
  }

  get isConnected(): boolean {
    return this.getRootNode().nodeType === Node.DOCUMENT_NODE;
  }

  getRootNode(): Node {
    let root: Node = this;
    while (root.parentNode) root = root.parentNode;
    return root;
  }

  contains(other: Node | null): boolean {
    for (let at = other; at; at = at.parentNode) if (at === this) return true;
    return false;
  }

  appendChild<Child extends Node>(node: Child): Child {
    return this.insertBefore(node, null);
  }

  insertBefore<Child extends Node>(node: Child, before: Node | null): Child {
    if (before && before.parentNode !== this) throw new Error('The node is no child of this node');
    node.parentNode?.removeChild(node);
    this.changed();
    const previous = before ? before.previousSibling : this.lastChild;
    node.parentNode = this;
    node.previousSibling = previous;
    node.nextSibling = before;
    if (previous) previous.nextSibling = node;
    else this.firstChild = node;
    if (before) before.previousSibling = node;
    else this.lastChild = node;
    return node;
  }

  removeChild<Child extends Node>(node: Child): Child {
    if (node.parentNode !== this) throw new Error('The node is no child of this node');
    this.changed();
    this.ownerDocument?.removing(node);
    const { previousSibling, nextSibling } = node;
    if (previousSibling) previousSibling.nextSibling = nextSibling;
    else this.firstChild = nextSibling;
    if (nextSibling) nextSibling.previousSibling = previousSibling;
    else this.lastChild = previousSibling;
    node.parentNode = null;
    node.previousSibling = null;
    node.nextSibling = null;
    return node;
  }

  append(...nodes: readonly Node[]): void {
    for (const node of nodes) this.appendChild(node);
  }

  prepend(...nodes: readonly Node[]): void {
    const { firstChild: first } = this;
    for (const node of nodes) this.insertBefore(node, first);
  }

  replaceChildren(...nodes: readonly Node[]): void {
    while (this.firstChild) this.removeChild(this.firstChild);
    this.append(...nodes);
  }

  remove(): void {
    this.parentNode?.removeChild(this);
  }

  /** Notes a change, so that what was read of the document before is read again. */
  protected changed(): void {
    if (this.ownerDocument) this.ownerDocument.changes++;
  }

  /** The text of all text nodes in it. */
  get textContent(): string {
    let text = '';
    for (let child = this.firstChild; child; child = child.nextSibling) {
      if (child.nodeType !== Node.COMMENT_NODE) text += child.textContent;
    }
    return text;
  }

  set textContent(text: string) {
    while (this.firstChild) this.removeChild(this.firstChild);
    if (text) this.appendChild(new Text(String(text), this.ownerDocument));
  }
}

/** A text or a comment. */
class CharacterData extends Node {
  data: string;

  constructor(type: number, name: string, data: string, owner: NodeOwner | null) {
    super(type, name, owner);
    this.data = data;
  }

  get nodeValue(): string {
    return this.data;
  }

  set nodeValue(text: string) {
    this.changed();
    this.data = text;
  }

  override get textContent(): string {
    return this.data;
  }

  override set textContent(text: string) {
    this.changed();
    this.data = text;
  }
}

export class Text extends CharacterData {
  constructor(data: string, owner: NodeOwner | null) {
    super(Node.TEXT_NODE, '#text', data, owner);
  }
}

export class Comment extends CharacterData {
  constructor(data: string, owner: NodeOwner | null) {
    super(Node.COMMENT_NODE, '#comment', data, owner);
  }
}
