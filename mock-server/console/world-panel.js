import { act } from './act.js';
import { call, chosen, inWorld, readAbout, worldPath } from './api.js';
import { appAddress } from './app-frame.js';
import { button, chip, field, form, h, row, table } from './dom.js';
import { indianDay, indianMinute } from './format.js';
import { withUndo } from './toast.js';

/** @import { WorldSummary } from '../src/routes/control/worlds.ts' */
/** @import { Part } from './dom.js' */
/** @import { Panel } from './panel.js' */

/** @type {WorldSummary[]} */
let worlds = [];
/** @type {string | null} */
let web = null;

/** @param {string} id */
const enter = (id, work = async () => undefined) =>
  act(async () => {
    await work();
    chosen.world = id;
  });

const open = (/** @type {File | undefined} */ file) =>
  act(async () => {
    const world = JSON.parse((await file?.text()) ?? '');
    const id = String(world.id ?? 'opened');
    await call('PUT', `/__mock/worlds/${id}/file/`, world);
    chosen.world = id;
  });

// Another world may have another host name: the page that could offer to undo would be gone.
const remove = () =>
  confirm(`Remove ${chosen.world} with its players, bets and journal?`) &&
  act(async () => {
    await inWorld('DELETE', '/');
    chosen.world = 'kalyan-matka';
  });

/**
 * @param {WorldSummary} world
 * @returns {Part[]}
 */
const worldRow = ({ id, scenario, now }) => [
  h('strong', id),
  scenario,
  `${indianDay(now)}, ${indianMinute(now)}`,
  id === chosen.world
    ? chip('shown', 'good')
    : button('Show', () => enter(id), { 'aria-label': `Show ${id}` }),
];

const createForm = () =>
  form(
    [
      field('New world', {
        name: 'id',
        required: true,
        pattern: '[a-z0-9\\-]{1,64}',
        placeholder: 'asha',
      }),
      h('button', { class: 'main' }, 'Create'),
    ],
    ({ id }) => enter(String(id), () => call('PUT', `/__mock/worlds/${id}/`, {})),
  );

function importField() {
  const input = h('input', {
    type: 'file',
    accept: 'application/json,.json',
    class: 'hidden',
  });
  input.addEventListener('change', () => open(input.files?.[0]));
  return h('label', { class: 'button' }, 'Import', input);
}

/**
 * Lists, creates, resets, removes, exports and imports worlds.
 * @type {Panel}
 */
export const worldPanel = {
  title: 'Worlds',
  hint: 'An app_id names an isolated world: players, markets, clock, faults and journal.',
  load: async () => {
    worlds = await call('GET', '/__mock/worlds/');
    ({ web } = await readAbout());
  },
  render: ({ id, scenario, seed }) => {
    const href = appAddress(web, id);
    return [
      h(
        'p',
        { class: 'hint' },
        'Play in this world: ',
        h('a', { href, target: '_blank', rel: 'noopener' }, href),
      ),
      table(
        'All worlds',
        ['World', 'Scenario', 'Time', ''],
        worlds.toReversed().map(worldRow),
        'There is no world.',
      ),
      createForm(),
      row(
        button('Reset', () =>
          act(() =>
            withUndo(async () => {
              await inWorld('POST', '/reset/');
              return `${id} was reset.`;
            }),
          ),
        ),
        h(
          'a',
          { class: 'button', href: worldPath('/file/'), download: `${id}.matka-world.json` },
          'Export',
        ),
        importField(),
        button('Remove', remove, { class: 'bad' }),
        chip(`scenario ${scenario}`),
        chip(`seed ${seed}`),
      ),
    ];
  },
};
