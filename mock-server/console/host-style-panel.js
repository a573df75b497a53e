import { act } from './act.js';
import { call, inWorld } from './api.js';
import { button, field, form, h, row, select } from './dom.js';

/** @import { Panel } from './panel.js' */

/** @type {{ name: string; says: string; decides?: string }[]} */
let known = [];

const setStyles = (/** @type {unknown[]} */ styles) =>
  act(() => inWorld('PUT', '/host-style/', { styles }));
const drawStyles = () =>
  act(() => inWorld('PUT', '/host-style/', { random: Math.floor(Math.random() * 1_000_000) }));

/**
 * The host styles of the shown world: what a host may do, beside what the mock does.
 * @type {Panel}
 */
export const hostStylePanel = {
  title: 'Host styles',
  hint: 'What another host may do by the specification. Press a style to take it away.',
  load: async () => {
    if (known.length === 0) known = await call('GET', '/__mock/host-styles/');
  },
  render: ({ hostStyle: names }) => {
    const chosen = known.filter(({ name }) => names.includes(name));
    const decided = chosen.flatMap(({ decides }) => decides ?? []);
    const left = known.filter(
      ({ name, decides }) =>
        !names.includes(name) && (decides === undefined || !decided.includes(decides)),
    );
    return [
      h(
        'ul',
        { class: 'choices', 'aria-label': 'Host styles' },
        chosen.map(({ name, says }) =>
          h(
            'li',
            button(
              [h('strong', name), h('span', says)],
              () => setStyles(names.filter((other) => other !== name)),
              { 'aria-pressed': 'true' },
            ),
          ),
        ),
      ),
      form(
        [
          field(
            'What a host may do',
            select(
              'style',
              left.map(({ name, says }) => [name, says]),
            ),
          ),
          h('button', { class: 'main' }, 'Add style'),
        ],
        ({ style }) => setStyles([...names, style]),
      ),
      row(
        button('Draw some', drawStyles),
        names.length > 0 && button('As the mock is', () => setStyles([])),
      ),
    ];
  },
};
