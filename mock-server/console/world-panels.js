import { call, chosen, inWorld, worldPath } from './api.js';
import { button, chip, field, form, h, row, table } from './dom.js';
import { indianDay, indianMinute } from './format-time.js';

/** The address at which the app plays in a world: the host name says which. */
function appAddress(web, id) {
  const url = new URL(web ?? 'http://localhost:5173');
  if (id !== 'kalyan-matka') url.hostname = `${id}.${url.hostname}`;
  return url.href;
}

/** The worlds: which there are, making, resetting, dropping, keeping and opening them. */
export function worldPanel(act) {
  let worlds = [];
  let about = { web: null };
  const enter = (id) =>
    act(async () => {
      chosen.world = id;
    });
  const open = (file) =>
    act(async () => {
      const world = JSON.parse(await file.text());
      const id = String(world.id ?? 'opened');
      await call('PUT', `/__mock/worlds/${id}/file/`, world);
      chosen.world = id;
    });
  return {
    title: 'Worlds',
    hint: 'An app_id names a world of its own: players, markets, clock, faults and journal.',
    load: async () => {
      worlds = await call('GET', '/__mock/worlds/');
      about = await call('GET', '/__mock/about/');
    },
    render: (world) => [
      h(
        'p',
        { class: 'address' },
        'Play in this world: ',
        h(
          'a',
          { href: appAddress(about.web, world.id), target: '_blank', rel: 'noopener' },
          appAddress(about.web, world.id),
        ),
      ),
      table(
        'All worlds',
        ['World', 'Scenario', 'Its time', ''],
        worlds.map(({ id, scenario, now }) => [
          h('strong', {}, id),
          scenario,
          `${indianDay(now)}, ${indianMinute(now)}`,
          id === world.id
            ? chip('shown', 'good')
            : button('Show', () => enter(id), '', { 'aria-label': `Show ${id}` }),
        ]),
        'There is no world.',
      ),
      form(
        [
          field(
            'New world',
            h('input', {
              name: 'id',
              required: true,
              pattern: '[a-z0-9\\-]{1,64}',
              placeholder: 'asha',
            }),
          ),
          h('button', { class: 'main' }, 'Make it'),
        ],
        ({ id }) =>
          act(async () => {
            await call('PUT', `/__mock/worlds/${id}/`, {});
            chosen.world = id;
          }),
      ),
      row(
        button('Reset to its beginning', () => act(() => inWorld('POST', '/reset/'))),
        h(
          'a',
          { class: 'button', href: worldPath('/file/'), download: `${world.id}.matka-world.json` },
          'Keep as a file',
        ),
        h(
          'label',
          { class: 'button' },
          'Open a file',
          h('input', {
            type: 'file',
            accept: 'application/json,.json',
            class: 'hidden',
            onchange: ({ target }) => open(target.files[0]),
          }),
        ),
        button(
          'Drop it',
          () =>
            act(async () => {
              await inWorld('DELETE', '/');
              chosen.world = 'kalyan-matka';
            }),
          'bad',
        ),
      ),
      h('p', { class: 'chips' }, chip(`scenario ${world.scenario}`), chip(`seed ${world.seed}`)),
    ],
  };
}

/** Named states: one press makes the shown world anew with one. */
export function scenarioPanel(act) {
  let scenarios = [];
  return {
    title: 'Scenarios',
    hint: 'One press makes the shown world anew. The same ids serve --scenario, the control API, tests and contract states.',
    wide: true,
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
                  act(() => call('PUT', `/__mock/worlds/${world.id}/`, { scenario: id })),
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

/** How the tokens of the world live and die. */
export function tokenPanel(act) {
  return {
    title: 'Tokens',
    hint: 'Lives count in real time. Expiring refuses every access token issued so far.',
    render: ({ tokens }) => [
      row(
        button('Expire access tokens', () => act(() => inWorld('POST', '/tokens/expire/'))),
        button(tokens.refreshRefused ? 'Accept refreshes' : 'Refuse refreshes', () =>
          act(() => inWorld('PUT', '/tokens/', { refreshRefused: !tokens.refreshRefused })),
        ),
        chip(`access ${tokens.accessSeconds} s`),
        chip(`refresh ${tokens.refreshSeconds} s`),
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
        'Rules',
        ['Holds', 'Rule'],
        found.map(({ name, holds, violations }) => [
          chip(holds ? 'holds' : 'broken', holds ? 'good' : 'bad'),
          holds ? name : [name, ' ', h('code', {}, JSON.stringify(violations))],
        ]),
        'Nothing was checked yet.',
      ),
    ],
  };
}
