function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== undefined) element.setAttribute(name, String(value));
  }
}

/**
 * Makes an element of its parts: texts, elements, lists of them, and objects of attributes, in which `on…` is a
 * listener. Parts that are false, null or undefined are left out.
 */
export function h(tag, ...parts) {
  const element = document.createElement(tag);
  for (const part of parts.flat(3)) {
    if (part?.constructor === Object) setAttributes(element, part);
    else if (part !== false && part !== null && part !== undefined) element.append(part);
  }
  return element;
}

/** A labelled input, or another labelled control. */
export const field = (label, control) =>
  h('label', h('span', label), control instanceof Element ? control : h('input', control));

export const button = (text, onclick, attributes = {}) =>
  h('button', { type: 'button', onclick, ...attributes }, text);

export const row = (...children) => h('div', { class: 'row' }, ...children);

/** A word on a coloured background: good, bad, warn or plain. */
export const chip = (text, kind = '') => h('span', { class: `chip ${kind}` }, text);

/** Names with their values. */
export const facts = (pairs) =>
  h(
    'dl',
    { class: 'facts' },
    pairs.map(([name, value]) => h('div', h('dt', name), h('dd', value))),
  );

/** A table with a head; shows `empty` instead if there are no rows. A row is a list of cells or an element. */
export function table(name, heads, rows, empty) {
  if (rows.length === 0) return h('p', { class: 'empty' }, empty);
  const head = heads.map((text) =>
    h('th', { scope: 'col' }, text || h('span', { class: 'hidden' }, 'Actions')),
  );
  const body = rows.map((cells) =>
    Array.isArray(cells) ? h('tr', ...cells.map((cell) => h('td', cell))) : cells,
  );
  return h(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': name },
    h('table', h('thead', h('tr', head)), h('tbody', body)),
  );
}

/** A select with `[value, text]` options. */
export const select = (name, options) =>
  h(
    'select',
    { name },
    options.map(([value, text]) => h('option', { value }, text)),
  );

/** A form that passes its values as one object: without empty fields, those of number fields as numbers. */
export const form = (children, submit) =>
  h(
    'form',
    {
      class: 'row',
      onsubmit: (event) => {
        event.preventDefault();
        const filled = [...event.target.elements].filter(({ name, value }) => name && value !== '');
        const valueIn = ({ type, value }) => (type === 'number' ? Number(value) : value);
        submit(Object.fromEntries(filled.map((control) => [control.name, valueIn(control)])));
      },
    },
    children,
  );
