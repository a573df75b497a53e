import { HTMLAnchorElement, HTMLDetailsElement, HTMLDialogElement } from './disclosure.ts';
import { Document } from './document.ts';
import { Element, HTMLElement, SVGElement } from './element.ts';
import {
  Event,
  FocusEvent,
  MouseEvent,
  PopStateEvent,
  StorageEvent,
  SubmitEvent,
} from './event.ts';
import { DomEventTarget } from './event-target.ts';
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
import { parsePage } from './parse.ts';

/** A class of elements that the client only compares with. */
class HTMLIFrameElement extends HTMLElement {}

class ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** React makes one for each form that is sent; the client reads none. */
class FormData {}

/** A media query that holds for no device. */
class MediaQueryList extends DomEventTarget {
  readonly matches = false;
  readonly media: string;

  constructor(media: string) {
    super();
    this.media = media;
  }
}

const interfaces = {
  ...{ Event, FocusEvent, MouseEvent, PopStateEvent, StorageEvent, SubmitEvent },
  ...{
    EventTarget: DomEventTarget,
    Node,
    Text,
    Comment,
    Document,
    Element,
    HTMLElement,
    SVGElement,
  },
  ...{ HTMLAnchorElement, HTMLButtonElement, HTMLDetailsElement, HTMLDialogElement },
  ...{ HTMLFormElement, HTMLIFrameElement, HTMLInputElement, HTMLLabelElement, HTMLOptionElement },
  ...{ HTMLSelectElement, HTMLTextAreaElement, FormData, MediaQueryList, ResizeObserver },
};

/** A window as far as the client uses one: a tree with events and forms, without layout and styles. */
export class Window extends DomEventTarget {
  readonly document = new Document(this);
  readonly navigator = { onLine: true, language: 'en-IN', languages: ['en-IN'], userAgent: '' };
  readonly innerWidth = 412;
  readonly innerHeight = 915;
  readonly scrollX = 0;
  readonly scrollY = 0;
  readonly devicePixelRatio = 1;
  /** The event that is being dispatched. */
  event: Event | undefined = undefined;
  private readonly onError: (error: unknown) => void;

  /**
   * @param html the page
   * @param onError takes what listeners throw
   */
  constructor(html: string, onError: (error: unknown) => void) {
    super();
    this.onError = onError;
    Object.assign(this, interfaces);
    parsePage(this.document, html);
  }

  matchMedia(media: string): MediaQueryList {
    return new MediaQueryList(media);
  }

  getComputedStyle({ style }: HTMLElement): HTMLElement['style'] {
    return style;
  }

  getSelection(): null {
    return null;
  }

  scrollTo(): void {}

  protected override enterEvent(event: Event): () => void {
    const { event: before } = this;
    this.event = event;
    return () => {
      this.event = before;
    };
  }

  protected override takeError(error: unknown): void {
    this.onError(error);
  }
}
