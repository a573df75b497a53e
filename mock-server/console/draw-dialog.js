import { inWorld } from './api.js';
import { day } from './day.js';
import { button, chip, elementOf, facts, field, form, h, row, table } from './dom.js';
import { payText, resultText } from './draw-text.js';
import { amount, indianMinute } from './format.js';
import { step } from './step.js';

/** @import { DrawPreview } from '../src/markets/preview-draw.ts' */
/** @import { ClockChange } from '../src/routes/control/worlds.ts' */
/** @import { Market } from './draw-text.js' */
/** @typedef {{ market: string; day: string; session: 'open' | 'close' }} NamedDraw */

const dialog = elementOf('dialog', HTMLDialogElement);

/**
 * The bets that a draw decides, each with a button that enters a pana with which it wins, and a line that says what the
 * entered pana pays. The mock computes both by its own settlement.
 * @param {NamedDraw} draw
 * @param {HTMLInputElement} input
 */
function drawBets(draw, input) {
  const pays = h('output', { class: 'pays' });
  const list = h('div');
  /** @returns {Promise<DrawPreview>} */
  const ask = (pana = '') =>
    inWorld('GET', `/draws/preview/?${new URLSearchParams({ ...draw, ...(pana && { pana }) })}`);
  const update = async () => {
    const { value } = input;
    pays.textContent = '';
    if (!/^\d{3}$/.test(value)) return;
    const says = await ask(value).then(payText, (error) => String(error.message));
    if (value === input.value) pays.textContent = says;
  };
  const choose = (/** @type {string} */ pana) => {
    input.value = pana;
    input.focus();
    return update();
  };
  const load = async () => {
    const { bets, total } = await ask();
    const title = 'Bets that this result decides';
    const rows = bets.map(({ mobile, betType, numbers, points, winningPana }) => [
      mobile,
      [betType, ' ', h('code', numbers)],
      amount(points),
      winningPana === null
        ? chip('can win no more')
        : button('Make this win', () => choose(winningPana), {
            'aria-label': `Make this win: ${betType} ${numbers} of ${mobile}`,
          }),
    ]);
    list.replaceChildren(
      h('h3', title),
      table(title, ['Player', 'Bet', 'Points', ''], rows, 'No bet depends on this result.'),
      total > bets.length ? h('p', { class: 'hint' }, `The first ${bets.length} of ${total}.`) : '',
    );
    await update();
  };
  input.addEventListener('input', update);
  load().catch((error) => list.replaceChildren(h('p', { class: 'empty' }, String(error))));
  return [pays, list];
}

/**
 * Asks for the result of a market's session and sets it: before its time it is pending until then, after it corrected.
 * @param {Market} market
 * @param {'open' | 'close'} session
 */
export function askForDraw(market, session) {
  const draw = market[session];
  const isOver = Date.parse(draw.at) <= Date.parse(day.now);
  const named = { market: market.name, day: day.day, session };
  /**
   * @param {string | null} pana
   * @returns {Promise<ClockChange>}
   */
  const set = (pana) => {
    dialog.close();
    return inWorld('PUT', '/draws/', { ...named, pana });
  };
  /** @returns {Promise<ClockChange>} */
  const setAndRun = async () => {
    await set(input.value);
    return inWorld('POST', '/clock/advance/', { to: draw.at });
  };
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
  dialog.replaceChildren(
    h('h2', { id: 'dialog-title' }, `${market.name}, ${session}`),
    facts([
      ['Bids stop', indianMinute(draw.stops)],
      ['Result', indianMinute(draw.at)],
      ['Drawn', resultText(draw)],
      ['Bets', `${draw.waiting} waiting, ${draw.won} won, ${draw.lost} lost`],
      ['Paid', `${draw.paid} points`],
    ]),
    form(
      [
        field('Pana', input),
        h('button', { class: 'main' }, isOver ? 'Correct' : 'Set'),
        !isOver && button('Set and run to it', () => input.reportValidity() && step(setAndRun)),
      ],
      () => step(() => set(input.value)),
    ),
    ...drawBets(named, input),
    row(
      button('Draw nothing', () => step(() => set(null)), { class: 'bad' }),
      button('Cancel', () => dialog.close()),
    ),
  );
  dialog.showModal();
}
