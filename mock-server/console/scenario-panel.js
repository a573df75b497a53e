import { call } from './api.js';
import { h } from './dom.js';
import { withUndo } from './toast.js';

/** Scenarios; a click recreates the shown world with one. */
export function scenarioPanel(act) {
  let scenarios = [];
  return {
    title: 'Scenarios',
    hint: 'Press one to start this world again with it. --scenario, the control API and tests use the same ids.',
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
                  act(() =>
                    withUndo(act, `The world starts again with ${id}.`, () =>
                      call('PUT', `/__mock/worlds/${world.id}/`, { scenario: id }),
                    ),
                  ),
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
