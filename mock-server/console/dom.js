/**
 * Content of an element: texts, elements and lists of them. False, null and undefined are left out.
 * @typedef {string | number | Node | false | null | undefined | Part[]} Part
 */

/**
 * Attributes by name, and listeners. One that is true has no value; one that is false or undefined is left out.
 * @typedef {{
 *   onclick?: (event: MouseEvent) => unknown;
 *   onsubmit?: (event: SubmitEvent) => unknown;
 *   [name: string]: string | number | boolean | undefined | ((event: never) => unknown);
 * }} Attributes
 */

/**
 * The element of the page with an id. Throws if there is none of this kind.
 * @template {HTMLElement} Kind
 * @param {string} id
 * @param {new () => Kind} kind
 */
export function elementOf(id, kind) {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${kind.name} ${id}.`);
}

/**
 * @param {Element} element
 * @param {Attributes} attributes
 */
function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') Reflect.set(element, name, value);
    else if (value !== false && value !== undefined)
      element.setAttribute(name, value === true ? '' : String(value));
  }
}

/**
 * The nodes and texts of a part, as `append` and `replaceChildren` take them.
 * @param {Part} part
 * @returns {(string | Node)[]}
 */
export function nodesOf(part) {
  if (Array.isArray(part)) return part.flatMap(nodesOf);
  if (part === false || part === null || part === undefined) return [];
  return [part instanceof Node ? part : String(part)];
}

/**
 * Makes an element of its attributes, which may be left out, and its content.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes | Part} [first]
 * @param {Part[]} rest
 */
export function h(tag, first, ...rest) {
  const element = document.createElement(tag);
  const hasAttributes =
    typeof first === 'object' &&
    first !== null &&
    !Array.isArray(first) &&
    !(first instanceof Node);
  if (hasAttributes) setAttributes(element, first);
  element.append(...nodesOf([hasAttributes ? undefined : first, rest]));
  return element;
}

/**
 * A labelled control; an input by its attributes.
 * @param {string} label
 * @param {Attributes | Element} control
 */
export const field = (label, control) =>
  h('label', h('span', label), control instanceof Element ? control : h('input', control));

/**
 * @param {Part} content
 * @param {() => unknown} onclick
 * @param {Attributes} attributes
 */
export const button = (content, onclick, attributes = {}) =>
  h('button', { type: 'button', onclick, ...attributes }, content);

/** @param {Part[]} children */
export const row = (...children) => h('div', { class: 'row' }, children);

/**
 * A word on a coloured background.
 * @param {Part} text
 * @param {'good' | 'bad' | 'warn' | ''} kind
 */
export const chip = (text, kind = '') => h('span', { class: `chip ${kind}` }, text);

/** Names with their values. */
export const facts = (/** @type {[name: string, value: Part][]} */ pairs) =>
  h(
    'dl',
    { class: 'facts' },
    pairs.map(([name, value]) => h('div', h('dt', name), h('dd', value))),
  );

/**
 * A table with a head; shows `empty` instead if there are no rows.
 * @param {string} name
 * @param {string[]} heads
 * @param {(Part[] | HTMLTableRowElement)[]} rows each its cells or an element
 * @param {string} empty
 */
export function table(name, heads, rows, empty) {
  if (rows.length === 0) return h('p', { class: 'empty' }, empty);
  const head = heads.map((text) =>
    h('th', { scope: 'col' }, text || h('span', { class: 'hidden' }, 'Actions')),
  );
  const body = rows.map((cells) =>
    Array.isArray(cells)
      ? h(
          'tr',
          cells.map((cell) => h('td', cell)),
        )
      : cells,
  );
  return h(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': name },
    h('table', h('thead', h('tr', head)), h('tbody', body)),
  );
}

/**
 * A select.
 * @param {string} name
 * @param {[value: string, text: string][]} options
 */
export const select = (name, options) =>
  h(
    'select',
    { name },
    options.map(([value, text]) => h('option', { value }, text)),
  );

/**
 * A form that passes its values as one object: without empty fields, those of number fields as numbers.
 * @param {Part} children
 * @param {(values: Record<string, string | number>) => unknown} submit
 */
export function form(children, submit) {
  const onsubmit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const controls = [...made.querySelectorAll('input, select')].filter(
      (each) => each instanceof HTMLInputElement || each instanceof HTMLSelectElement,
    );
    const filled = controls.filter(({ name, value }) => name && value !== '');
    submit(
      Object.fromEntries(
        filled.map(({ name, type, value }) => [name, type === 'number' ? Number(value) : value]),
      ),
    );
  };
  const made = h('form', { class: 'row', onsubmit }, children);
  return made;
}
