import { h } from './dom.js';

/** Number of panels so far, for their ids. */
let made = 0;

/** Adds a panel to the page, with its title, its hint and a body to draw in. */
export function mountPanel(place, panel) {
  made += 1;
  const id = `panel-${made}`;
  const body = h('div');
  place.append(
    h(
      'section',
      { 'aria-labelledby': id },
      h('h2', { id }, panel.title),
      panel.hint ? h('p', { class: 'hint' }, panel.hint) : '',
      body,
    ),
  );
  return { ...panel, body, drawn: {} };
}

/** Further than this, in ms, the world's time has been moved, and does not merely run. */
const leap = 60_000;

/** Draws a panel again; keeps its scroll position, open details and focus. */
export function drawPanel(panel, world) {
  const { body, drawn } = panel;
  const focused = document.activeElement;
  const nameOf = (control) => control.getAttribute('aria-label') ?? control.textContent;
  const name = body.contains(focused) ? nameOf(focused) : undefined;
  const scrolling = () => [...body.querySelectorAll('.scroll, .time-line')];
  const scrolled = scrolling().map(({ scrollTop: top, scrollLeft: left }) => ({ top, left }));
  const opened = [...body.querySelectorAll('details')].map(({ open }) => open);
  const now = Date.parse(world.now);
  const isOther = drawn.id !== world.id || Math.abs(now - drawn.now) > leap;
  panel.drawn = { id: world.id, now };
  body.replaceChildren(...panel.render(world));
  scrolling().forEach((each, i) => {
    const isTimeLine = each.classList.contains('time-line');
    const kept = drawn.id === world.id && !(isTimeLine && isOther) ? scrolled[i] : undefined;
    each.scrollTo({ behavior: 'instant', ...(kept ?? { left: isTimeLine ? middle(each) : 0 }) });
  });
  body.querySelectorAll('details').forEach((each, i) => {
    each.open = opened[i] ?? false;
  });
  if (name)
    [...body.querySelectorAll('a, button, input')].find((each) => nameOf(each) === name)?.focus();
}

/** Where a timeline that does not fit has to scroll to, for the present to be in its middle. */
const middle = (timeLine) =>
  Math.max(
    0,
    Number(timeLine.style.getPropertyValue('--now')) * timeLine.scrollWidth -
      timeLine.clientWidth / 2,
  );
