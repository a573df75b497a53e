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
export const field = (label, control) => h('label', {}, label, control);

/** A table with a head; `empty` stands in its place when there is no row. */
export function table(heads, rows, empty) {
  if (rows.length === 0) return h('p', { class: 'empty' }, empty);
  return h(
    'div',
    { class: 'scroll', tabindex: 0 },
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          heads.map((head) => h('th', { scope: 'col' }, head)),
        ),
      ),
      h(
        'tbody',
        {},
        rows.map((cells) =>
          h(
            'tr',
            {},
            cells.map((cell) => h('td', {}, cell)),
          ),
        ),
      ),
    ),
  );
}

/** A select with `[value, text]` options. */
export const select = (name, options, attributes = {}) =>
  h(
    'select',
    { name, ...attributes },
    options.map(([value, text]) => h('option', { value }, text)),
  );

/** A form whose values come as one object; empty fields are left out. */
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

/** A time as people in India write it. */
export const indianTime = (instant) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    weekday: 'short',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant));
