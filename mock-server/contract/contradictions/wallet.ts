import { mainPlayer } from '@matka/fixtures/players';
import { each, type Fields, fieldsIn, type Json } from '../../src/host-styles/json.ts';
import { endpointAsked, type HostRequest, isSuccess, type Transformer } from '../hosts/host.ts';
import { allRows, histories } from '../hosts/records.ts';
import { bodies, edits, fresh } from '../hosts/transform.ts';
import type { Rows } from './rows.ts';

const stakeOf = ({ body }: HostRequest): number => Number(fieldsIn(body).amount);

/**
 * A host whose wallet differs from the wallet behind it after each accepted bet, by the result of `stray` for its
 * stake; on the receipt itself, or after it.
 */
const straying =
  (stray: (stake: number) => number, seen: 'on the receipt' | 'after it'): Transformer =>
  (host) => {
    let offset = 0;
    const shownBefore = new Map<Json, Json>();
    return async (asked) => {
      const answer = await host(asked);
      const endpoint = endpointAsked(asked);
      if (!isSuccess(answer) || endpoint === undefined) return answer;
      const shifted = (path: string, by: number) => each(path, (points) => Number(points) + by);
      if (endpoint === 'login')
        return { ...answer, body: shifted('user.points', offset)(answer.body) };
      if (endpoint !== 'betting') {
        const before = (value: Json) => shownBefore.get(value) ?? value;
        const path = endpoint === 'bet' ? 'bet_details' : 'data.*.bet_details';
        return { ...answer, body: each(`${path}.before_amount`, before)(answer.body) };
      }
      const { previous_balance: before = 0 } = fieldsIn(fieldsIn(answer.body).user_balance);
      shownBefore.set(before, Number(before) + offset);
      const body = shifted('user_balance.previous_balance', offset)(answer.body);
      const next = offset + stray(stakeOf(asked));
      const onReceipt = seen === 'on the receipt' ? next : offset;
      offset = next;
      return { ...answer, body: shifted('user_balance.current_balance', onReceipt)(body) };
    };
  };

/** The wallet before each bet if no win had been paid, by the id of the bet. */
function withoutWins(records: readonly Fields[]): Map<Json, number> {
  const before = new Map<Json, number>();
  let wallet: number | undefined;
  for (const { id = null, bet_details } of records.toReversed()) {
    const { before_amount, amount } = fieldsIn(bet_details);
    wallet ??= Number(before_amount);
    before.set(id, wallet);
    wallet -= Number(amount);
  }
  return before;
}

const winsUnpaid = bodies(histories, async (body, asked, host) => {
  const whole = { ...asked, url: new URL('/bets/history/', asked.url) };
  const shown = withoutWins((await allRows(host, whole)).map(fieldsIn));
  return each('data.*', (row) => {
    const { id = null, ...record } = fieldsIn(row);
    const before_amount = shown.get(id) ?? null;
    return { id, ...record, bet_details: { ...fieldsIn(record.bet_details), before_amount } };
  })(body);
});

const always = (endpoint: 'login' | 'betting', path: string): Transformer =>
  fresh(() => {
    let first: Json | undefined;
    return edits(endpoint, path, (value) => {
      first ??= value;
      return first;
    });
  });

/** Contradictions about the wallet. */
export const walletRows: Rows = {
  /** A bet takes its amount from the wallet twice, and its receipt says so. */
  'debited-twice': straying((stake) => -stake, 'on the receipt'),
  /** A bet takes its amount from the wallet once more after its receipt. */
  'debited-again': straying((stake) => -stake, 'after it'),
  /** A bet takes nothing from the wallet. */
  'not-debited': straying((stake) => stake, 'on the receipt'),
  /** A bet takes its amount on its receipt and gives it back afterwards. */
  'given-back': straying((stake) => stake, 'after it'),
  /** A bet costs half a point more than its amount. */
  'fee-for-each-bet': straying(() => -0.5, 'after it'),
  /** A login shows the wallet of the first login, whatever was bet since. */
  'stale-points': always('login', 'user.points'),
  /** Every receipt shows the balance before the first bet as the balance before. */
  'receipts-count-from-the-first': always('betting', 'user_balance.previous_balance'),
  /** No win reaches the wallet. */
  'wins-not-paid': winsUnpaid,
  /** A login gives another player. */
  'login-of-another-player': edits('login', 'user.mobile_number', (mobile) =>
    mobile === mainPlayer.mobile ? '9812345678' : mainPlayer.mobile,
  ),
};
