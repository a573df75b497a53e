import { h } from './dom.js';

let made = 0;

/** Adds a panel to the page, with its title, its hint and a body to draw in. */
export function mountPanel(place, panel) {
  made += 1;
  const id = `panel-${made}`;
  const body = h('div');
  const hint = panel.hint && h('p', { class: 'hint' }, panel.hint);
  place.append(h('section', { 'aria-labelledby': id }, h('h2', { id }, panel.title), hint, body));
  return { ...panel, body, world: undefined };
}

const nameOf = (control) => control.getAttribute('aria-label') ?? control.textContent;

/** Draws a panel again; keeps its scroll position, open details and focus. */
export function drawPanel(panel, world) {
  const { body } = panel;
  const find = (selector) => [...body.querySelectorAll(selector)];
  const focused = find(':focus').map(nameOf)[0];
  const scrolled = panel.world === world.id ? find('.scroll') : [];
  const kept = scrolled.map(({ scrollTop: top, scrollLeft: left }) => ({ top, left }));
  const opened = find('details').map(({ open }) => open);
  panel.world = world.id;
  body.replaceChildren(...panel.render(world));
  find('.scroll').forEach((each, i) => {
    each.scrollTo({ behavior: 'instant', ...kept[i] });
  });
  find('details').forEach((each, i) => {
    each.open = opened[i] ?? false;
  });
  if (focused !== undefined)
    find('a, button, input')
      .find((control) => nameOf(control) === focused)
      ?.focus();
}
