/**
 * Makes an element: attributes by name, `on…` ones as listeners, then children (texts, elements,
 * lists of them).
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.flat(2).map((child) => child ?? ''));
  return element;
}

/** A labelled field. */
export const field = (label, control) => h('label', {}, h('span', {}, label), control);

/** A button; `kind` is main, bad or nothing. */
export const button = (text, onclick, kind, attributes = {}) =>
  h('button', { type: 'button', onclick, class: kind, ...attributes }, text);

export const row = (...children) => h('div', { class: 'row' }, ...children);

/** A word on a coloured background: good, bad, warn or plain. */
export const chip = (text, kind = '') => h('span', { class: `chip ${kind}` }, text);

/** A table with a head; shows `empty` instead if there are no rows. A row is a list of cells or an element. */
export function table(name, heads, rows, empty) {
  if (rows.length === 0) return h('p', { class: 'empty' }, empty);
  const head = h(
    'tr',
    {},
    heads.map((each) =>
      h('th', { scope: 'col' }, each === '' ? h('span', { class: 'hidden' }, 'Actions') : each),
    ),
  );
  const body = rows.map((cells) =>
    Array.isArray(cells)
      ? h(
          'tr',
          {},
          cells.map((cell) => h('td', {}, cell)),
        )
      : cells,
  );
  return h(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': name },
    h('table', {}, h('thead', {}, head), h('tbody', {}, body)),
  );
}

/** A select with `[value, text]` options. */
export const select = (name, options, attributes = {}) =>
  h(
    'select',
    { name, ...attributes },
    options.map(([value, text]) => h('option', { value }, text)),
  );

/** A form that passes its values as one object, without empty fields. */
export function form(children, submit) {
  return h(
    'form',
    {
      class: 'row',
      onsubmit: (event) => {
        event.preventDefault();
        const values = Object.fromEntries(new FormData(event.target));
        submit(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')));
      },
    },
    children,
  );
}
