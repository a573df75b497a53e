import { call, chosen, inWorld } from './api.js';
import { appFrame } from './app-frame.js';
import { coveragePanel } from './coverage-panel.js';
import { h } from './dom.js';
import { armedPill, faultPanel } from './fault-panel.js';
import { indianDay, indianMinute, indianTime } from './format-time.js';
import { invariantPanel } from './invariant-panel.js';
import { markSeen } from './journal-log.js';
import { journalPanel } from './journal-panel.js';
import { listenToKeys } from './keys.js';
import { drawPanel, mountPanel } from './panel.js';
import { playerPanel } from './player-panel.js';
import { scenarioPanel } from './scenario-panel.js';
import { makeTabs } from './tabs.js';
import { timePanels } from './time-panels.js';
import { tokenPanel } from './token-panel.js';
import { worldPanel } from './world-panel.js';

const [clock, notice, worldSelect, dialog, docsLink] = [
  'clock',
  'notice',
  'world',
  'dialog',
  'docs-link',
].map((id) => document.getElementById(id));
/** World time and real time of the last refresh. */
let read = { world: 0, machine: 0, runs: false };

const tabList = [
  { id: 'journal', title: 'Journal', makers: [journalPanel] },
  { id: 'players', title: 'Players', makers: [playerPanel, tokenPanel] },
  { id: 'scenarios', title: 'Scenarios', makers: [scenarioPanel] },
  { id: 'faults', title: 'Faults', makers: [faultPanel] },
  { id: 'worlds', title: 'Worlds', makers: [worldPanel] },
  { id: 'checks', title: 'Checks', makers: [invariantPanel, coveragePanel] },
];
const places = [document.getElementById('tabs'), document.getElementById('panels')];
const tabs = makeTabs(...places, tabList, () => act(async () => {}));
const time = timePanels(act);
const always = [
  mountPanel(document.getElementById('transport'), time.transport),
  mountPanel(document.getElementById('day'), time.day),
  { ...armedPill(act), body: document.getElementById('armed'), drawn: {} },
];
const panelsOf = new Map(
  tabList.map(({ id, makers }) => [
    id,
    makers.map((maker) => mountPanel(tabs.panel(id), maker(act))),
  ]),
);
const app = appFrame(document.getElementById('app'));
/** The panels that can be seen; the others are loaded when their tab is chosen. */
const visible = () => [...always, ...panelsOf.get(tabs.selected())];

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
  worldSelect.replaceChildren(
    ...worlds
      .toReversed()
      .map(({ id, scenario, now }) =>
        h(
          'option',
          { value: id, selected: id === chosen.world },
          `${id} · ${scenario} · ${indianDay(now)}, ${indianMinute(now)}`,
        ),
      ),
  );
  docsLink.search = `?${new URLSearchParams({ world: chosen.world })}`;
}

/** Number of actions so far. */
let actions = 0;

/** Runs an action, then refreshes; shows the error if it fails. An older action hides no newer error. */
async function act(work) {
  actions += 1;
  const own = actions;
  try {
    markSeen();
    await work();
    // The app takes its place first: what is drawn beside it stays where it is.
    await app.show();
    await refresh(visible());
    await showWorlds();
    if (own === actions) notice.hidden = true;
  } catch (error) {
    notice.textContent = error.message;
    notice.hidden = false;
  }
}

/** True while a dialog is open, the page is hidden or a control is pressed. */
const isBusy = () => dialog.open || document.hidden || document.querySelector('body :active');

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
listenToKeys({ openJournal: () => tabs.select('journal') });
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
