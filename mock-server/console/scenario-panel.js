import { act } from './act.js';
import { call } from './api.js';
import { button, h } from './dom.js';
import { withUndo } from './toast.js';

/** @import { WorldSummary } from '../src/routes/control/worlds.ts' */
/** @import { Panel } from './panel.js' */

/** @type {{ id: string; says: string }[]} */
let scenarios = [];

/**
 * Creates a world again with another scenario; a paused clock stays at its time.
 * @param {WorldSummary} world
 * @param {string} scenario
 */
const restart = ({ id, clock, now, seed, hostStyle }, scenario) =>
  act(() =>
    withUndo(async () => {
      const time = clock === 'fixed' ? { now } : {};
      await call('PUT', `/__mock/worlds/${id}/`, { scenario, seed, hostStyle, ...time });
      return `The world starts again with ${scenario}.`;
    }),
  );

/**
 * Scenarios; a click recreates the shown world with one.
 * @type {Panel}
 */
export const scenarioPanel = {
  title: 'Scenarios',
  hint: 'Press one to start this world again with it. --scenario, the control API and tests use the same ids.',
  load: async () => {
    if (scenarios.length === 0) scenarios = await call('GET', '/__mock/scenarios/');
  },
  render: (world) =>
    h(
      'ul',
      { class: 'choices', 'aria-label': 'Scenarios' },
      scenarios.map(({ id, says }) =>
        h(
          'li',
          button([h('strong', id), h('span', says)], () => restart(world, id), {
            'aria-pressed': String(id === world.scenario),
          }),
        ),
      ),
    ),
};
