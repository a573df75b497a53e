import { call, chosen, inWorld } from './api.js';
import { coveragePanel } from './coverage-panel.js';
import { h } from './dom.js';
import { faultPanel } from './fault-panel.js';
import { indianDay, indianTime } from './format-time.js';
import { journalPanel } from './journal-panel.js';
import { playerPanel } from './player-panel.js';
import { timePanel } from './time-panel.js';
import { invariantPanel, scenarioPanel, tokenPanel, worldPanel } from './world-panels.js';

const [main, clock, notice, worldSelect, dialog] = [
  'panels',
  'clock',
  'notice',
  'world',
  'dialog',
].map((id) => document.getElementById(id));
/** The world's time when it was last read, and the machine's at that moment. */
let read = { world: 0, machine: 0, runs: false };

const makers = [
  timePanel,
  worldPanel,
  faultPanel,
  scenarioPanel,
  journalPanel,
  playerPanel,
  tokenPanel,
  invariantPanel,
  coveragePanel,
];
const panels = makers.map((maker, index) => {
  const panel = maker(act);
  const body = h('div');
  const id = `panel-${index}`;
  main.append(
    h(
      'section',
      { class: panel.wide ? 'wide' : undefined, 'aria-labelledby': id },
      h('h2', { id }, panel.title),
      h('p', { class: 'hint' }, panel.hint),
      body,
    ),
  );
  return { ...panel, body };
});

function tick() {
  const instant = read.world + (read.runs ? Date.now() - read.machine : 0);
  clock.textContent = `${indianDay(instant)}, ${indianTime(instant)}`;
}

/** Draws a panel anew; the scroll, the open details and the focus of the old one stay. */
function draw(panel, world) {
  const { body } = panel;
  const focused = document.activeElement;
  const label = body.contains(focused) ? focused.getAttribute('aria-label') : null;
  const scrolling = () => [...body.querySelectorAll('.scroll, .time-line')];
  const scrolled = scrolling().map(({ scrollTop: top, scrollLeft: left }) => ({ top, left }));
  const opened = [...body.querySelectorAll('details')].map(({ open }) => open);
  body.replaceChildren(...panel.render(world));
  scrolling().forEach((each, i) => {
    // A time line that does not fit begins with its now in the middle.
    const now = Number(each.style.getPropertyValue('--now')) * each.scrollWidth;
    const begin = Math.max(0, now - each.clientWidth / 2);
    each.scrollTo({ behavior: 'instant', ...(scrolled[i] ?? { left: begin }) });
  });
  body.querySelectorAll('details').forEach((each, i) => {
    each.open = opened[i] ?? false;
  });
  if (label) body.querySelector(`[aria-label="${CSS.escape(label)}"]`)?.focus();
}

/** Reads the world and some panels anew and draws them. */
async function refresh(some) {
  const world = await inWorld('GET', '/');
  await Promise.all(some.map((panel) => panel.load?.()));
  read = { world: Date.parse(world.now), machine: Date.now(), runs: world.clock !== 'fixed' };
  tick();
  for (const panel of some) draw(panel, world);
}

async function showWorlds() {
  const worlds = await call('GET', '/__mock/worlds/');
  const ids = new Set([...worlds.map(({ id }) => id), chosen.world]);
  worldSelect.replaceChildren(
    ...[...ids].map((id) => h('option', { value: id, selected: id === chosen.world }, id)),
  );
}

/** Does something and shows what became of it, or why it was refused. */
async function act(work) {
  try {
    await work();
    await refresh(panels);
    await showWorlds();
    notice.hidden = true;
  } catch (error) {
    notice.textContent = error.message;
    notice.hidden = false;
  }
}

/** Whether somebody is about to answer, to choose or to press. */
const isBusy = () => dialog.open || document.hidden || document.querySelector('main :active');

/** Whether somebody has begun to type in a panel. */
const isTouched = ({ body }) =>
  [...body.querySelectorAll('input:not([type="range"])')].some(
    (input) => input === document.activeElement || input.value !== input.defaultValue,
  );

worldSelect.addEventListener('change', () =>
  act(async () => {
    chosen.world = worldSelect.value;
  }),
);
setInterval(tick, 1_000);
await act(async () => {});
setInterval(() => {
  if (isBusy()) return;
  // The next turn tries again; a mock that has gone is told by the next press.
  refresh(panels.filter((panel) => panel.live && !isTouched(panel))).catch(() => undefined);
}, 2_000);
