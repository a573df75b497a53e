/** The properties that queries by role and taps ask for, of each element and of all above it. */
const asked = ['display', 'visibility', 'pointer-events', 'pointerEvents', 'content'];

/** Whether nothing but its tag says how an element looks. */
function isPlain(element: Element): boolean {
  if (document.styleSheets.length > 0 || !element.isConnected) return false;
  // Shown while open.
  if (element.localName === 'dialog' || element.localName === 'details') return false;
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (one.hasAttribute('style') || one.shadowRoot) return false;
  }
  return true;
}

/**
 * Makes `getComputedStyle` remember what it works out for a tag, for elements without a style of their own in a page
 * without style sheets: a query by role asks it hundreds of times.
 */
export function rememberPlainStyles(): void {
  const compute = window.getComputedStyle;
  const styles = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    if (!isPlain(element)) return compute.call(window, element, pseudo);
    const key = `${element.localName} ${element.hasAttribute('hidden')} ${pseudo}`;
    const known = styles.get(key);
    if (known) return known;
    const computed = compute.call(window, element, pseudo);
    const values = new Map(asked.map((name) => [name, Reflect.get(computed, name)]));
    const style = new Proxy(computed, {
      get(of, name) {
        if (name === 'getPropertyValue') {
          return (property: string) => values.get(property) ?? of.getPropertyValue(property);
        }
        return values.get(String(name)) ?? Reflect.get(of, name);
      },
    });
    styles.set(key, style);
    return style;
  };
}
