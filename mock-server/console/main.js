import { act, afterEachAction } from './act.js';
import { call, chosen, inWorld } from './api.js';
import { showApp } from './app-frame.js';
import { coveragePanel, invariantPanel } from './check-panels.js';
import { h } from './dom.js';
import { armedPill, faultPanel } from './fault-panel.js';
import { indianDay, indianMinute, indianTime } from './format.js';
import { hostStylePanel } from './host-style-panel.js';
import { journalPanel } from './journal-panel.js';
import { drawPanel, mountPanel } from './panel.js';
import { playerPanel, tokenPanel } from './player-panel.js';
import { scenarioPanel } from './scenario-panel.js';
import { makeTabs } from './tabs.js';
import { dayPanel } from './timeline.js';
import { transportPanel } from './transport.js';
import { worldPanel } from './world-panel.js';

const [clock, worldSelect, docsLink] = ['clock', 'world', 'docs-link'].map((id) =>
  document.getElementById(id),
);
/** World time and real time of the last refresh. */
let read = { world: 0, machine: 0, runs: false };

const panelsOfTab = {
  journal: [journalPanel],
  players: [playerPanel, tokenPanel],
  scenarios: [scenarioPanel, hostStylePanel],
  faults: [faultPanel],
  worlds: [worldPanel],
  checks: [invariantPanel, coveragePanel],
};
const tabs = makeTabs(
  document.getElementById('tabs'),
  document.getElementById('panels'),
  Object.keys(panelsOfTab),
  () => act(),
);
const always = [
  mountPanel(document.getElementById('day'), dayPanel),
  mountPanel(document.getElementById('transport'), transportPanel),
  { ...armedPill, body: document.getElementById('armed') },
];
const mounted = Object.fromEntries(
  Object.entries(panelsOfTab).map(([id, panels]) => [
    id,
    panels.map((panel) => mountPanel(tabs.panel(id), panel)),
  ]),
);
/** The panels that can be seen; the others are loaded when their tab is chosen. */
const visible = () => [...always, ...mounted[tabs.selected()]];

function tick() {
  const instant = read.world + (read.runs ? Date.now() - read.machine : 0);
  clock.textContent = `${indianDay(instant)}, ${indianTime(instant)}`;
}

/** Reloads the world and some panels and draws those of them that may be drawn by then. */
async function refresh(some, mayDraw = () => true) {
  const world = await inWorld('GET', '/');
  await Promise.all(some.map((panel) => panel.load?.()));
  read = { world: Date.parse(world.now), machine: Date.now(), runs: world.clock !== 'fixed' };
  tick();
  for (const panel of some.filter(mayDraw)) drawPanel(panel, world);
}

async function showWorlds() {
  const worlds = await call('GET', '/__mock/worlds/');
  const options = worlds.toReversed().map(({ id, scenario, now }) => {
    const text = `${id} · ${scenario} · ${indianDay(now)}, ${indianMinute(now)}`;
    return h('option', { value: id, selected: id === chosen.world }, text);
  });
  worldSelect.replaceChildren(...options);
  docsLink.search = `?${new URLSearchParams({ world: chosen.world })}`;
}

afterEachAction(async () => {
  // The app takes its place first: what is drawn beside it stays where it is.
  await showApp();
  await refresh(visible());
  await showWorlds();
});

/** True while a dialog is open, the page is hidden or a control is pressed. */
const isBusy = () =>
  document.hidden || document.querySelector('dialog[open], body :active') !== null;

/** True if an input of a panel has been changed or has the focus. */
const isTouched = ({ body }) =>
  [...body.querySelectorAll('input:not([type="range"])')].some(
    (input) => input === document.activeElement || input.value !== input.defaultValue,
  );

/** True unless the panel is in use: what is drawn then would replace a control under the pointer. */
const isIdle = (panel) => !isBusy() && !isTouched(panel);

worldSelect.addEventListener('change', () =>
  act(async () => {
    chosen.world = worldSelect.value;
  }),
);

async function filterJournal() {
  if (tabs.selected() !== 'journal') {
    history.pushState(null, '', '#journal');
    await tabs.show();
  }
  document.getElementById('journal-filter')?.focus();
}

// Single keys press the buttons that name them.
addEventListener('keydown', (event) => {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || isBusy()) return;
  if (target instanceof Element && target.matches('input:not([type="range"]), select')) return;
  const pressed = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (key !== '/' && !pressed) return;
  event.preventDefault();
  return key === '/' ? filterJournal() : pressed.click();
});

setInterval(tick, 1_000);
tabs.show();
setInterval(() => {
  if (isBusy()) return;
  // The next interval tries again; an unreachable mock is reported by the next action.
  refresh(
    visible().filter((panel) => panel.live && isIdle(panel)),
    isIdle,
  ).catch(() => undefined);
}, 2_000);
