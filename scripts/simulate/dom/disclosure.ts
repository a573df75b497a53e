import { HTMLElement } from './element.ts';
import { Event } from './event.ts';

/** The behaviours of links, dialogs and details. */

export class HTMLAnchorElement extends HTMLElement {
  override get isFocusable(): boolean {
    return this.hasAttribute('href') || super.isFocusable;
  }

  protected override activate(): boolean {
    return this.hasAttribute('href');
  }
}

export class HTMLDialogElement extends HTMLElement {
  get open(): boolean {
    return this.hasAttribute('open');
  }

  showModal(): void {
    if (this.open) throw new Error('The dialog is open already');
    this.setAttribute('open', '');
  }

  close(): void {
    if (!this.open) return;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  }
}

export class HTMLDetailsElement extends HTMLElement {
  get open(): boolean {
    return this.hasAttribute('open');
  }

  set open(open: boolean) {
    if (open === this.open) return;
    if (open) this.setAttribute('open', '');
    else this.removeAttribute('open');
    this.dispatchEvent(new Event('toggle'));
  }
}

/** The summary of a details element. */
export class SummaryElement extends HTMLElement {
  override get isFocusable(): boolean {
    return true;
  }

  protected override activate(): boolean {
    const { parentElement: details } = this;
    if (!(details instanceof HTMLDetailsElement)) return false;
    details.open = !details.open;
    return true;
  }
}
