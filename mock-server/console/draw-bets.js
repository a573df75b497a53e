import { inWorld } from './api.js';
import { button, chip, h, table } from './dom.js';

const rising = '1234567890';
/** Whether three digits rise, with 0 as the highest, as those of every pana do. */
const isPana = (text) =>
  /^\d{3}$/.test(text) &&
  [...text].every((digit, i) => i === 0 || rising.indexOf(digit) >= rising.indexOf(text[i - 1]));

const counted = (number, one, many) => `${number} ${number === 1 ? one : many}`;
const points = (number) => counted(number.toLocaleString('en-IN'), 'point', 'points');

/** What a pana pays, in words. */
function payText({ won, paid, total }) {
  if (total === 0) return 'No bet depends on this result.';
  if (won === 0) return `pays nothing: ${counted(total, 'bet loses', 'bets lose')}`;
  return `pays ${points(paid)} to ${counted(won, 'bet', 'bets')}`;
}

const betRow = (bet, choose) => [
  bet.mobile,
  [bet.betType, ' ', h('code', { class: 'numbers' }, bet.numbers)],
  bet.points.toLocaleString('en-IN'),
  bet.winningPana === null
    ? chip('can win no more')
    : button('Make this win', () => choose(bet.winningPana), '', {
        'aria-label': `Make this win: ${bet.betType} ${bet.numbers} of ${bet.mobile}`,
      }),
];

/**
 * The bets that a draw decides, each with a button that enters a pana with which it wins, and a line that says what the
 * entered pana pays. The mock computes both by its own settlement.
 */
export function drawBets({ market, day, session }, input) {
  const line = h('output', { class: 'pays' });
  const list = h('div');
  let asked = 0;
  const ask = (pana) => {
    const query = new URLSearchParams({ market, day, session, ...(pana && { pana }) });
    return inWorld('GET', `/draws/preview/?${query}`);
  };
  const update = async () => {
    asked += 1;
    const own = asked;
    const { value } = input;
    if (!isPana(value)) {
      const isWhole = value.length === 3;
      line.textContent = isWhole
        ? `${value} is not a pana: its digits must rise, with 0 as the highest.`
        : '';
      return;
    }
    const preview = await ask(value);
    if (own === asked) line.textContent = payText(preview);
  };
  const choose = (pana) => {
    input.value = pana;
    input.focus();
    update().catch(() => undefined);
  };
  const load = async () => {
    const { bets, total } = await ask();
    list.replaceChildren(
      h('h3', {}, 'Bets that this result decides'),
      table(
        'Bets that this result decides',
        ['Player', 'Bet', 'Points', ''],
        bets.map((bet) => betRow(bet, choose)),
        'No bet depends on this result.',
      ),
      total > bets.length ? h('p', { class: 'hint' }, `The first ${bets.length} of ${total}.`) : '',
    );
    await update();
  };
  input.addEventListener('input', () => update().catch(() => undefined));
  load().catch((error) => list.replaceChildren(h('p', { class: 'empty' }, error.message)));
  return { line, list };
}
