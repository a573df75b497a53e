import { inWorld } from './api.js';
import { field, form, h, indianTime, table } from './dom.js';

const steps = [
  ['1 min', 60],
  ['10 min', 600],
  ['1 hour', 3_600],
  ['6 hours', 21_600],
  ['1 day', 86_400],
];

/** The clock of the world; what happened in the last step stays to be read. */
export function timePanel(act) {
  let events = [];
  const move = (method, path, body) =>
    act(async () => {
      events = (await inWorld(method, path, body)).events;
    });
  return {
    title: 'Time',
    hint: 'As it moves, markets open and close, results are drawn, bets are settled.',
    render: (world) => [
      h(
        'div',
        { class: 'row' },
        steps.map(([text, seconds]) =>
          h('button', { onclick: () => move('POST', '/clock/advance/', { seconds }) }, `+ ${text}`),
        ),
      ),
      h(
        'div',
        { class: 'row' },
        h('button', { onclick: () => move('POST', '/clock/freeze/') }, 'Freeze'),
        h('button', { onclick: () => move('PUT', '/clock/', { mode: 'real' }) }, 'Real time'),
        h('span', { class: 'chip' }, `clock: ${world.clock}`),
      ),
      form(
        [
          field(
            'Time in India',
            h('input', { type: 'datetime-local', name: 'now', required: true, step: 1 }),
          ),
          h('button', {}, 'Go there'),
        ],
        ({ now }) => {
          const seconds = now.length === 16 ? ':00' : '';
          move('PUT', '/clock/', { mode: 'running', now: `${now}${seconds}+05:30` });
        },
      ),
      table(
        ['Time', 'Market', 'Session', 'Result', 'Won', 'Lost', 'Paid'],
        events.map((event) => [
          indianTime(event.at).slice(-8),
          event.market,
          event.type === 'correction' ? `${event.session} corrected` : event.session,
          h('span', { class: 'result' }, event.pana ? `${event.pana}-${event.digit}` : 'none'),
          event.won,
          event.lost,
          event.paid,
        ]),
        'Nothing was drawn in the last step.',
      ),
    ],
  };
}
