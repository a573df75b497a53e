import { call, chosen, inWorld, worldPath } from './api.js';
import { appAddress } from './app-address.js';
import { button, chip, field, form, h, row, table } from './dom.js';
import { indianDay, indianMinute } from './format-time.js';
import { withUndo } from './toast.js';

/** Lists, creates, resets, removes, exports and imports worlds. */
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
    hint: 'An app_id names an isolated world: players, markets, clock, faults and journal.',
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
        ['World', 'Scenario', 'Time', ''],
        worlds
          .toReversed()
          .map(({ id, scenario, now }) => [
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
          h('button', { class: 'main' }, 'Create'),
        ],
        ({ id }) =>
          act(async () => {
            await call('PUT', `/__mock/worlds/${id}/`, {});
            chosen.world = id;
          }),
      ),
      row(
        button('Reset', () =>
          act(() => withUndo(act, `${world.id} was reset.`, () => inWorld('POST', '/reset/'))),
        ),
        h(
          'a',
          { class: 'button', href: worldPath('/file/'), download: `${world.id}.matka-world.json` },
          'Export',
        ),
        h(
          'label',
          { class: 'button' },
          'Import',
          h('input', {
            type: 'file',
            accept: 'application/json,.json',
            class: 'hidden',
            onchange: ({ target }) => open(target.files[0]),
          }),
        ),
        button(
          'Remove',
          () =>
            act(() =>
              withUndo(act, `${world.id} was removed.`, async () => {
                await inWorld('DELETE', '/');
                chosen.world = 'kalyan-matka';
              }),
            ),
          'bad',
        ),
      ),
      h('p', { class: 'chips' }, chip(`scenario ${world.scenario}`), chip(`seed ${world.seed}`)),
    ],
  };
}
