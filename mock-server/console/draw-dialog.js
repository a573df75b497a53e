import { inWorld } from './api.js';
import { button, field, form, h, row } from './dom.js';
import { drawBets } from './draw-bets.js';
import { indianMinute } from './format-time.js';

const dialog = document.getElementById('dialog');

/** Whether a draw was made by hand before its time: nothing shows of it until then. */
export const isDrawnEarly = ({ byHand, pana, at }, now) =>
  byHand && pana === null && Date.parse(at) > Date.parse(now);

/** The result, or the pending draw. */
export function resultText({ pana, digit, byHand, pending }) {
  if (pana !== null) return `${pana}-${digit}`;
  if (pending !== null) return `to come, set to ${pending}`;
  return byHand ? 'set to nothing' : 'to come';
}

/** Asks for the result of a market's session and sets it: before its time it is pending until then, after it corrected. */
export function askForDraw(act, market, session, day) {
  const draw = market[session];
  const set = (pana) => {
    dialog.close();
    act(() => inWorld('PUT', '/draws/', { market: market.name, day, session, pana }));
  };
  const facts = [
    ['Bids stop', indianMinute(draw.stops)],
    ['Result', indianMinute(draw.at)],
    ['Drawn', resultText(draw)],
    ['Bets', `${draw.waiting} waiting, ${draw.won} won, ${draw.lost} lost`],
    ['Paid', `${draw.paid} points`],
  ];
  const input = h('input', {
    name: 'pana',
    required: true,
    pattern: '\\d{3}',
    maxlength: 3,
    inputmode: 'numeric',
    autocomplete: 'off',
    value: draw.pending ?? '',
    placeholder: '128',
    autofocus: true,
  });
  const bets = drawBets({ market: market.name, day, session }, input);
  dialog.replaceChildren(
    h('h2', { id: 'dialog-title' }, `${market.name}, ${session}`),
    h(
      'dl',
      { class: 'facts' },
      facts.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
    ),
    form(
      [
        field('Pana', input),
        h('button', { class: 'main' }, draw.pana === null ? 'Set' : 'Correct'),
      ],
      ({ pana }) => set(pana),
    ),
    bets.line,
    bets.list,
    row(
      button('Draw nothing', () => set(null), 'bad'),
      button('Cancel', () => dialog.close()),
    ),
  );
  dialog.showModal();
}
