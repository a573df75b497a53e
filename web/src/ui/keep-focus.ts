const CONTROLS = 'a[href], button:not(:disabled), [tabindex="0"]';
/** Where the search for a control ends: beyond is another part of the page. */
const SCREEN = 'main, dialog, body';

/** A place in the page that was left by a control: `before` is the last node before it, `after` the first one after. */
interface Gap {
  readonly parent: Node;
  readonly before: Node | null;
  readonly after: Node | null;
}

/** The control after the gap, else before it, inside an element. A field is none: it would open the keyboard. */
function controlNear(gap: Gap, scope: Element): HTMLElement | undefined {
  const controls = [...scope.querySelectorAll<HTMLElement>(CONTROLS)];
  const isAfter = (control: Node): boolean => {
    if (gap.after?.isConnected)
      return (
        Boolean(gap.after.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) ||
        gap.after.contains(control)
      );
    const start = gap.before?.isConnected ? gap.before : gap.parent;
    const position = start.compareDocumentPosition(control);
    return Boolean(position & Node.DOCUMENT_POSITION_FOLLOWING) && !start.contains(control);
  };
  // Asked only of those that may be it: the answer needs the layout of rows out of view.
  const isVisible = (control: HTMLElement) => control.checkVisibility?.() ?? true;
  return (
    controls.find((control) => isAfter(control) && isVisible(control)) ??
    controls.findLast(isVisible)
  );
}

/** The nearest control of a gap, or the nearest part of the screen that can have the focus, at last its heading. */
function successorOf(gap: Gap): HTMLElement | null {
  let scope = gap.parent instanceof Element ? gap.parent : null;
  for (; scope && !scope.matches(SCREEN); scope = scope.parentElement) {
    const control = controlNear(gap, scope);
    if (control) return control;
    if (scope instanceof HTMLElement && scope.hasAttribute('tabindex')) return scope;
  }
  return document.querySelector<HTMLElement>('h1');
}

/**
 * Keeps the focus near when its control is removed or disabled, as by deleting a row or at the last page: the browser
 * would give it to the body, and a keyboard or screen reader would start at the top. Until the returned function is called.
 */
export function keepFocus(): () => void {
  let focused: Element | undefined;
  const note = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : undefined;
  };
  /** The player went elsewhere, unless the control goes now: some browsers tell that first. */
  const forget = ({ target }: FocusEvent) => {
    setTimeout(() => {
      if (target === focused && document.activeElement !== focused) focused = undefined;
    });
  };
  const observer = new MutationObserver((records) => {
    const { activeElement } = document;
    if (!focused || (activeElement !== focused && activeElement !== document.body)) return;
    if (focused.isConnected && !focused.matches(':disabled')) return;
    const lost = focused;
    const removal = records.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(lost)),
    );
    const gap: Gap = removal
      ? { parent: removal.target, before: removal.previousSibling, after: removal.nextSibling }
      : { parent: lost.parentNode ?? document.body, before: lost, after: lost };
    focused = undefined;
    successorOf(gap)?.focus({ preventScroll: true });
  });
  addEventListener('focusin', note);
  addEventListener('focusout', forget);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    removeEventListener('focusin', note);
    removeEventListener('focusout', forget);
    observer.disconnect();
  };
}
