/** A target as it travels into a page. */
export interface Wanted {
  role: string;
  /** Source and flags of the pattern that the name must match. */
  pattern: readonly [source: string, flags: string];
  /** A text of the list item that it is in; empty for any. */
  item: string;
}

/** The first visible element with this role and name, in the top dialog if any. Self-contained: runs in the page. */
export function locate({ role, pattern, item }: Wanted): HTMLElement | undefined {
  const selectors: Record<string, string> = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    field: 'input, select, textarea',
    checkbox: 'input[type=checkbox]',
    dialog: 'dialog[open], [role=dialog], [role=alertdialog]',
    heading: 'h1, h2, h3, h4',
    list: 'ul, ol, [role=list]',
    alert: '[role=alert], [role=alertdialog]',
    text: 'p, span, dd, dt, td, th, li, strong, output, div',
  };
  const textOf = (element: Element): string => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return copy.textContent ?? '';
  };
  const nameOf = (element: HTMLElement): string => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element ? [...((element.labels ?? []) as NodeListOf<Element>)] : [];
    const parts = labelledBy
      .flatMap((id) => document.getElementById(id) ?? [])
      .concat(labels.filter((label) => label instanceof HTMLElement));
    const name =
      element.getAttribute('aria-label') ??
      (parts.length > 0 ? parts.map(textOf).join(' ') : textOf(element));
    return name.replace(/\s+/g, ' ').trim();
  };
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const all = (dialog?.parentElement ?? document).querySelectorAll<HTMLElement>(
    selectors[role] ?? role,
  );
  const expression = new RegExp(...(pattern as [string, string]));
  return [...all].find(
    (element) =>
      (!dialog || dialog.contains(element)) &&
      element.checkVisibility() &&
      element.closest('[inert]') === null &&
      (item === '' || element.closest('li')?.textContent?.includes(item)) &&
      expression.test(nameOf(element)),
  );
}
