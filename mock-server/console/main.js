import { call, chosen, inWorld } from './api.js';
import { coveragePanel } from './coverage-panel.js';
import { h } from './dom.js';
import { faultPanel } from './fault-panel.js';
import { indianDay, indianTime } from './format-time.js';
import { invariantPanel } from './invariant-panel.js';
import { journalPanel } from './journal-panel.js';
import { listenToKeys } from './keys.js';
import { playerPanel } from './player-panel.js';
import { scenarioPanel } from './scenario-panel.js';
import { timePanel } from './time-panel.js';
import { tokenPanel } from './token-panel.js';
import { worldPanel } from './world-panel.js';

const [main, clock, notice, worldSelect, dialog] = [
  'panels',
  'clock',
  'notice',
  'world',
  'dialog',
].map((id) => document.getElementById(id));
/** World time and real time of the last refresh. */
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

/** Redraws a panel; keeps its scroll position, open details and focus. */
function draw(panel, world) {
  const { body } = panel;
  const focused = document.activeElement;
  const label = body.contains(focused) ? focused.getAttribute('aria-label') : null;
  const scrolling = () => [...body.querySelectorAll('.scroll, .time-line')];
  const scrolled = scrolling().map(({ scrollTop: top, scrollLeft: left }) => ({ top, left }));
  const opened = [...body.querySelectorAll('details')].map(({ open }) => open);
  body.replaceChildren(...panel.render(world));
  scrolling().forEach((each, i) => {
    // A timeline that does not fit starts with the present in the middle.
    const now = Number(each.style.getPropertyValue('--now')) * each.scrollWidth;
    const begin = Math.max(0, now - each.clientWidth / 2);
    each.scrollTo({ behavior: 'instant', ...(scrolled[i] ?? { left: begin }) });
  });
  body.querySelectorAll('details').forEach((each, i) => {
    each.open = opened[i] ?? false;
  });
  if (label) body.querySelector(`[aria-label="${CSS.escape(label)}"]`)?.focus();
}

/** Reloads the world and some panels and draws them. */
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

/** Number of actions so far. */
let actions = 0;

/** Runs an action, then refreshes; shows the error if it fails. An older action hides no newer error. */
async function act(work) {
  actions += 1;
  const own = actions;
  try {
    await work();
    await refresh(panels);
    await showWorlds();
    if (own === actions) notice.hidden = true;
  } catch (error) {
    notice.textContent = error.message;
    notice.hidden = false;
  }
}

/** True while a dialog is open, the page is hidden or a control is pressed. */
const isBusy = () => dialog.open || document.hidden || document.querySelector('main :active');

/** True if an input of a panel has been changed or has the focus. */
const isTouched = ({ body }) =>
  [...body.querySelectorAll('input:not([type="range"])')].some(
    (input) => input === document.activeElement || input.value !== input.defaultValue,
  );

worldSelect.addEventListener('change', () =>
  act(async () => {
    chosen.world = worldSelect.value;
  }),
);
listenToKeys();
setInterval(tick, 1_000);
await act(async () => {});
setInterval(() => {
  if (isBusy()) return;
  // The next interval tries again; an unreachable mock is reported by the next action.
  refresh(panels.filter((panel) => panel.live && !isTouched(panel))).catch(() => undefined);
}, 2_000);
