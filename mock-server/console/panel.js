import { h, nodesOf } from './dom.js';

/** @import { WorldSummary } from '../src/routes/control/worlds.ts' */
/** @import { Part } from './dom.js' */

/**
 * Content that is read and drawn again after each action, and every two seconds if it is live.
 * @typedef {object} Content
 * @property {boolean} [live]
 * @property {() => Promise<unknown>} [load]
 * @property {(world: WorldSummary) => Part} render
 */

/**
 * A part of the page with a title.
 * @typedef {Content & { title: string; hint?: string }} Panel
 */

/**
 * Content with the element to draw it in, and the world that it shows.
 * @typedef {Content & { body: HTMLElement; world?: string }} Mounted
 */

let made = 0;

/**
 * Adds a panel to the page, with its title, its hint and a body to draw in.
 * @param {HTMLElement} place
 * @param {Panel} panel
 * @returns {Mounted}
 */
export function mountPanel(place, panel) {
  made += 1;
  const id = `panel-${made}`;
  const body = h('div');
  const hint = panel.hint && h('p', { class: 'hint' }, panel.hint);
  place.append(h('section', { 'aria-labelledby': id }, h('h2', { id }, panel.title), hint, body));
  return { ...panel, body };
}

const nameOf = (/** @type {Element} */ control) =>
  control.getAttribute('aria-label') ?? control.textContent;

/**
 * Draws a panel again; keeps its scroll position, open details and focus.
 * @param {Mounted} panel
 * @param {WorldSummary} world
 */
export function drawPanel(panel, world) {
  const { body } = panel;
  const focused = body.querySelector(':focus');
  const scrolled = panel.world === world.id ? [...body.querySelectorAll('.scroll')] : [];
  const kept = scrolled.map(({ scrollTop: top, scrollLeft: left }) => ({ top, left }));
  const opened = [...body.querySelectorAll('details')].map(({ open }) => open);
  panel.world = world.id;
  body.replaceChildren(...nodesOf(panel.render(world)));
  body.querySelectorAll('.scroll').forEach((each, i) => {
    each.scrollTo({ behavior: 'instant', ...kept[i] });
  });
  body.querySelectorAll('details').forEach((each, i) => {
    each.open = opened[i] ?? false;
  });
  const controls = [...body.querySelectorAll('a, button, input')];
  const again = focused && controls.find((control) => nameOf(control) === nameOf(focused));
  if (again instanceof HTMLElement) again.focus();
}
