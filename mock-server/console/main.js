import { call, chosen, inWorld } from './api.js';
import { coveragePanel, faultPanel, journalPanel } from './call-panels.js';
import { h, indianTime } from './dom.js';
import { marketPanel, playerPanel } from './house-panels.js';
import { timePanel } from './time-panel.js';
import { invariantPanel, tokenPanel, worldPanel } from './world-panels.js';

const [main, clock, notice, worldSelect] = ['panels', 'clock', 'notice', 'world'].map((id) =>
  document.getElementById(id),
);
/** The world's time when it was last read, and the machine's at that moment. */
let read = { world: 0, machine: 0, runs: false };

const makers = [
  timePanel,
  worldPanel,
  marketPanel,
  playerPanel,
  faultPanel,
  tokenPanel,
  invariantPanel,
  coveragePanel,
  journalPanel,
];
const panels = makers.map((maker) => {
  const panel = maker(act);
  const body = h('div');
  main.append(
    h(
      'section',
      panel.wide ? { class: 'wide' } : {},
      h('h2', {}, panel.title),
      h('p', { class: 'hint' }, panel.hint),
      body,
    ),
  );
  return { ...panel, body };
});

function tick() {
  const passed = read.runs ? Date.now() - read.machine : 0;
  clock.textContent = indianTime(read.world + passed);
}

/** Reads everything anew and draws it. */
async function refresh() {
  const worlds = await call('GET', '/__mock/worlds/');
  const world = await inWorld('GET', '/');
  await Promise.all(panels.map((panel) => panel.load?.()));
  const ids = new Set([...worlds.map(({ id }) => id), chosen.world]);
  worldSelect.replaceChildren(
    ...[...ids].map((id) => h('option', { value: id, selected: id === chosen.world }, id)),
  );
  read = { world: Date.parse(world.now), machine: Date.now(), runs: world.clock !== 'fixed' };
  tick();
  for (const panel of panels) panel.body.replaceChildren(...panel.render(world));
}

/** Does something and shows what became of it, or why it was refused. */
async function act(work) {
  try {
    await work();
    await refresh();
    notice.hidden = true;
  } catch (error) {
    notice.textContent = error.message;
    notice.hidden = false;
  }
}

worldSelect.addEventListener('change', () =>
  act(async () => {
    chosen.world = worldSelect.value;
  }),
);
setInterval(tick, 1_000);
await act(async () => {
  const worlds = await call('GET', '/__mock/worlds/');
  chosen.world = worlds[0]?.id ?? chosen.world;
});
