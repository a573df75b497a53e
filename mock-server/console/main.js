import { act, afterEachAction } from './act.js';
import { call, chosen, inWorld } from './api.js';
import { showApp } from './app-frame.js';
import { coveragePanel, invariantPanel } from './check-panels.js';
import { dayPanel } from './day-panel.js';
import { elementOf, h } from './dom.js';
import { armedPill, faultPanel } from './fault-panel.js';
import { indianDay, indianMinute, indianTime } from './format.js';
import { hostStylePanel } from './host-style-panel.js';
import { journalPanel } from './journal-panel.js';
import { drawPanel, mountPanel } from './panel.js';
import { playerPanel, tokenPanel } from './player-panel.js';
import { scenarioPanel } from './scenario-panel.js';
import { makeTabs } from './tabs.js';
import { transportPanel } from './transport.js';
import { worldPanel } from './world-panel.js';

/** @import { WorldSummary } from '../src/routes/control/worlds.ts' */
/** @import { Mounted, Panel } from './panel.js' */

const clock = elementOf('clock', HTMLElement);
const worldSelect = elementOf('world', HTMLSelectElement);
/** World time and real time of the last refresh. */
let read = { world: 0, machine: 0, runs: false };

/** @type {Readonly<Record<string, Panel[]>>} */
const panelsOfTab = {
  journal: [journalPanel],
  players: [playerPanel, tokenPanel],
  scenarios: [scenarioPanel, hostStylePanel],
  faults: [faultPanel],
  worlds: [worldPanel],
  checks: [invariantPanel, coveragePanel],
};
const tabs = makeTabs(
  elementOf('tabs', HTMLElement),
  elementOf('panels', HTMLElement),
  Object.keys(panelsOfTab),
  () => act(),
);
/** @type {Mounted[]} */
const always = [
  mountPanel(elementOf('day', HTMLElement), dayPanel),
  mountPanel(elementOf('transport', HTMLElement), transportPanel),
  { ...armedPill, body: elementOf('armed', HTMLElement) },
];
const mounted = Object.fromEntries(
  tabs.panels.map(({ id, panel: place }) => [
    id,
    (panelsOfTab[id] ?? []).map((panel) => mountPanel(place, panel)),
  ]),
);
/** The panels that can be seen; the others are loaded when their tab is chosen. */
const visible = () => [...always, ...(mounted[tabs.selected()] ?? [])];

function tick() {
  const instant = read.world + (read.runs ? Date.now() - read.machine : 0);
  clock.textContent = `${indianDay(instant)}, ${indianTime(instant)}`;
}

/**
 * Reloads the world and some panels and draws those of them that may be drawn by then.
 * @param {Mounted[]} some
 * @param {(panel: Mounted) => boolean} mayDraw
 */
async function refresh(some, mayDraw = () => true) {
  /** @type {WorldSummary} */
  const world = await inWorld('GET', '/');
  await Promise.all(some.map(async (panel) => panel.load?.()));
  read = { world: Date.parse(world.now), machine: Date.now(), runs: world.clock !== 'fixed' };
  tick();
  for (const panel of some.filter(mayDraw)) drawPanel(panel, world);
}

async function showWorlds() {
  /** @type {WorldSummary[]} */
  const worlds = await call('GET', '/__mock/worlds/');
  const options = worlds.toReversed().map(({ id, scenario, now }) => {
    const text = `${id} · ${scenario} · ${indianDay(now)}, ${indianMinute(now)}`;
    return h('option', { value: id, selected: id === chosen.world }, text);
  });
  worldSelect.replaceChildren(...options);
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
const isTouched = (/** @type {Mounted} */ { body }) =>
  [...body.querySelectorAll('input')].some(
    (input) =>
      input.type !== 'range' &&
      (input === document.activeElement || input.value !== input.defaultValue),
  );

/** True unless the panel is in use: what is drawn then would replace a control under the pointer. */
const isIdle = (/** @type {Mounted} */ panel) => !isBusy() && !isTouched(panel);

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
document.addEventListener('keydown', (event) => {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || isBusy()) return;
  if (target instanceof Element && target.matches('input:not([type="range"]), select')) return;
  const pressed = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
  const press = pressed instanceof HTMLElement ? () => pressed.click() : undefined;
  const work = key === '/' ? filterJournal : press;
  if (work === undefined) return;
  event.preventDefault();
  return work();
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
