import { call, chosen, inWorld } from './api.js';
import { field, form, h, select, table } from './dom.js';

/** Making, resetting and dropping worlds, each begun with a scenario. */
export function worldPanel(act) {
  let scenarios = [];
  return {
    title: 'World',
    hint: 'An app_id names a world of its own. A scenario is the state that it begins with.',
    load: async () => {
      if (scenarios.length === 0) scenarios = await call('GET', '/__mock/scenarios/');
    },
    render: (world) => [
      form(
        [
          field(
            'Id',
            h('input', {
              name: 'id',
              value: world.id,
              required: true,
              pattern: '[a-z0-9\\-]{1,64}',
            }),
          ),
          field(
            'Scenario',
            select(
              'scenario',
              scenarios.map(({ id, says }) => [id, `${id}: ${says}`]),
              {
                class: 'long',
              },
            ),
          ),
          h('button', { class: 'main' }, 'Make it anew'),
        ],
        ({ id, scenario }) =>
          act(async () => {
            await call('PUT', `/__mock/worlds/${id}/`, { scenario });
            chosen.world = id;
          }),
      ),
      h(
        'div',
        { class: 'row' },
        h('button', { onclick: () => act(() => inWorld('POST', '/reset/')) }, 'Reset to its seed'),
        h(
          'button',
          {
            class: 'bad',
            onclick: () =>
              act(async () => {
                await inWorld('DELETE', '/');
                chosen.world = 'kalyan-matka';
              }),
          },
          'Drop it',
        ),
        h('span', { class: 'chip' }, `scenario: ${world.scenario}`),
        h('span', { class: 'chip' }, `seed: ${world.seed}`),
      ),
    ],
  };
}

/** How the tokens of the world live and die. */
export function tokenPanel(act) {
  return {
    title: 'Tokens',
    hint: 'Lives count in real time. Expiring refuses every access token issued so far.',
    render: ({ tokens }) => [
      h(
        'div',
        { class: 'row' },
        h(
          'button',
          { onclick: () => act(() => inWorld('POST', '/tokens/expire/')) },
          'Expire access tokens',
        ),
        h(
          'button',
          {
            onclick: () =>
              act(() => inWorld('PUT', '/tokens/', { refreshRefused: !tokens.refreshRefused })),
          },
          tokens.refreshRefused ? 'Accept refreshes' : 'Refuse refreshes',
        ),
        h('span', { class: 'chip' }, `access ${tokens.accessSeconds} s`),
        h('span', { class: 'chip' }, `refresh ${tokens.refreshSeconds} s`),
      ),
      form(
        [
          field(
            'Life of access tokens, seconds',
            h('input', { name: 'seconds', type: 'number', required: true }),
          ),
          h('button', {}, 'Set'),
        ],
        ({ seconds }) => act(() => inWorld('PUT', '/tokens/', { accessSeconds: Number(seconds) })),
      ),
    ],
  };
}

/** What must always hold in the world. */
export function invariantPanel() {
  let found = [];
  return {
    title: 'Invariants',
    hint: 'What must hold in every world at every time.',
    load: async () => {
      found = await inWorld('GET', '/invariants/');
    },
    render: () => [
      table(
        ['', 'Rule'],
        found.map(({ name, holds, violations }) => [
          h('span', { class: holds ? 'chip good' : 'chip bad' }, holds ? 'holds' : 'broken'),
          holds ? name : [name, ' ', h('code', {}, JSON.stringify(violations))],
        ]),
        'Nothing was checked yet.',
      ),
    ],
  };
}
