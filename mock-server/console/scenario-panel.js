import { call } from './api.js';
import { h } from './dom.js';
import { toast } from './toast.js';

/** Scenarios; a click recreates the shown world with one. */
export function scenarioPanel(act) {
  let scenarios = [];
  return {
    title: 'Scenarios',
    hint: 'Click one to recreate this world. --scenario, the control API, tests and contract states use the same ids.',
    load: async () => {
      if (scenarios.length === 0) scenarios = await call('GET', '/__mock/scenarios/');
    },
    render: (world) => [
      h(
        'ul',
        { class: 'choices', 'aria-label': 'Scenarios' },
        scenarios.map(({ id, says }) =>
          h(
            'li',
            {},
            h(
              'button',
              {
                type: 'button',
                'aria-pressed': String(id === world.scenario),
                onclick: () =>
                  act(async () => {
                    await call('PUT', `/__mock/worlds/${world.id}/`, { scenario: id });
                    toast(`The world begins anew with ${id}.`);
                  }),
              },
              h('strong', {}, id),
              h('span', {}, says),
            ),
          ),
        ),
      ),
    ],
  };
}
