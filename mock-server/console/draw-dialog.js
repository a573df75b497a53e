import { inWorld } from './api.js';
import { day } from './day.js';
import { button, chip, facts, field, form, h, row, table } from './dom.js';
import { counted, indianMinute } from './format.js';
import { step } from './step.js';

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

const rising = '1234567890';
/** Whether three digits rise, with 0 as the highest, as those of every pana do. */
const isPana = (text) =>
  [...text].every((digit, i) => i === 0 || rising.indexOf(digit) >= rising.indexOf(text[i - 1]));

const amount = (points) => points.toLocaleString('en-IN');

function payText({ won, paid, total }) {
  if (total === 0) return 'No bet depends on this result.';
  if (won === 0) return `pays nothing: ${counted(total, 'bet loses', 'bets lose')}`;
  return `pays ${counted(amount(paid), 'point', 'points')} to ${counted(won, 'bet', 'bets')}`;
}

const betRow = (bet, choose) => [
  bet.mobile,
  [bet.betType, ' ', h('code', bet.numbers)],
  amount(bet.points),
  bet.winningPana === null
    ? chip('can win no more')
    : button('Make this win', () => choose(bet.winningPana), {
        'aria-label': `Make this win: ${bet.betType} ${bet.numbers} of ${bet.mobile}`,
      }),
];

/**
 * The bets that a draw decides, each with a button that enters a pana with which it wins, and a line that says what the
 * entered pana pays. The mock computes both by its own settlement.
 */
function drawBets(draw, input) {
  const pays = h('output', { class: 'pays' });
  const list = h('div');
  const ask = (pana) =>
    inWorld('GET', `/draws/preview/?${new URLSearchParams({ ...draw, ...(pana && { pana }) })}`);
  const update = async () => {
    const { value } = input;
    pays.textContent = '';
    if (!/^\d{3}$/.test(value)) return;
    const says = isPana(value)
      ? payText(await ask(value))
      : `${value} is not a pana: its digits must rise, with 0 as the highest.`;
    if (value === input.value) pays.textContent = says;
  };
  // The dialog serves without this line: the list below reports an unreachable mock.
  const tryUpdate = () => update().catch(() => undefined);
  const choose = (pana) => {
    input.value = pana;
    input.focus();
    return tryUpdate();
  };
  const load = async () => {
    const { bets, total } = await ask();
    const title = 'Bets that this result decides';
    const rows = bets.map((bet) => betRow(bet, choose));
    list.replaceChildren(
      h('h3', title),
      table(title, ['Player', 'Bet', 'Points', ''], rows, 'No bet depends on this result.'),
      total > bets.length ? h('p', { class: 'hint' }, `The first ${bets.length} of ${total}.`) : '',
    );
    await tryUpdate();
  };
  input.addEventListener('input', tryUpdate);
  load().catch((error) => list.replaceChildren(h('p', { class: 'empty' }, error.message)));
  return [pays, list];
}

/** Asks for the result of a market's session and sets it: before its time it is pending until then, after it corrected. */
export function askForDraw(market, session) {
  const draw = market[session];
  const named = { market: market.name, day: day.day, session };
  const set = (pana) => {
    dialog.close();
    return step('PUT', '/draws/', { ...named, pana });
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
        h('button', { class: 'main' }, draw.pana === null ? 'Set' : 'Correct'),
      ],
      ({ pana }) => set(pana),
    ),
    ...drawBets(named, input),
    row(
      button('Draw nothing', () => set(null), { class: 'bad' }),
      button('Cancel', () => dialog.close()),
    ),
  );
  dialog.showModal();
}
