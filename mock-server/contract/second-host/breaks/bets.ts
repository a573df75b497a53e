import { bodies, each, fieldsIn, isFields, onErrors, renamed, set, without } from '../edit.ts';
import type { Json } from '../exchange.ts';
import type { Break } from '../variant.ts';

const balance = 'user_balance';
const hundredfold = (value: Json): Json => Number(value) * 100;

const all: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'balances-swapped',
    description: 'The balances before and after a bet are swapped.',
    effect: 'Sees a wallet that no bet has touched.',
    changed: bodies(
      each(balance, (value) => {
        const { previous_balance = null, current_balance = null } = fieldsIn(value);
        return { previous_balance: current_balance, current_balance: previous_balance };
      }),
      'betting',
    ),
  },
  {
    name: 'bet-not-charged',
    description: 'The balance after a bet is the one before it.',
    effect: 'Sees a wallet that no bet has touched.',
    changed: bodies(
      each(balance, (value) => ({
        ...fieldsIn(value),
        current_balance: fieldsIn(value).previous_balance ?? null,
      })),
      'betting',
    ),
  },
  {
    name: 'current-balance-missing',
    description: 'A receipt does not say the balance after the bet.',
    effect: 'Reads that nobody knows whether the bet was placed.',
    changed: bodies(without(`${balance}.current_balance`), 'betting'),
  },
  {
    name: 'current-balance-garbage',
    description: 'The balance after a bet is no number.',
    effect: 'Reads that nobody knows whether the bet was placed.',
    changed: bodies(set(`${balance}.current_balance`, 'see passbook'), 'betting'),
  },
  {
    name: 'previous-balance-null',
    description: 'The balance before a bet is null.',
    effect: 'Reads that nobody knows whether the bet was placed.',
    changed: bodies(set(`${balance}.previous_balance`, null), 'betting'),
  },
  {
    name: 'balances-renamed',
    description: 'The balances of a receipt are called wallet.',
    effect: 'Reads that nobody knows whether the bet was placed.',
    changed: bodies(renamed(balance, 'wallet'), 'betting'),
  },
  {
    name: 'balances-in-hundredths',
    description: 'The balances of a receipt are in hundredths.',
    effect: 'Sees a hundred times the points.',
    changed: bodies(
      (body) =>
        each(
          `${balance}.current_balance`,
          hundredfold,
        )(each(`${balance}.previous_balance`, hundredfold)(body)),
      'betting',
    ),
  },
  {
    name: 'a-message-for-a-receipt',
    description: 'A bet that is accepted gets a message alone.',
    effect: 'Reads that nobody knows whether the bet was placed.',
    changed: bodies(() => ({ message: 'Your bets are in.' }), 'betting'),
  },
  {
    name: 'a-refused-bet-is-200',
    description: 'A bet that is refused gets 200 and an error.',
    effect: 'Reads that nobody knows whether the bet was placed.',
    changed: onErrors((response) => ({ ...response, status: 200 }), 'betting'),
  },
  {
    name: 'a-refused-bet-is-500',
    description: 'A bet that is refused gets 500.',
    effect: 'Reads that nobody knows whether the bet was placed.',
    changed: onErrors((response) => ({ ...response, status: 500 }), 'betting'),
  },
  {
    name: 'an-accepted-bet-is-400',
    description: 'A bet that is accepted gets 400.',
    effect: 'Reads that the bet was refused and places it again.',
    changed: (response, { endpoint }) =>
      endpoint === 'betting' && response.status === 200 ? { ...response, status: 400 } : response,
  },
  {
    name: 'insufficient-in-other-words',
    description: 'A bet above the balance is refused in words that the client does not know.',
    effect: 'Is not shown the dialog with the points that are missing.',
    changed: onErrors(
      (response) => ({
        ...response,
        body: each('error', (text) =>
          String(text).replace('Insufficient balance', 'The wallet is too small'),
        )(response.body),
      }),
      'betting',
    ),
  },
  {
    name: 'bet-errors-renamed',
    description: 'The text of a refused bet is called reason.',
    effect: 'Reads other words than those for the refusal.',
    changed: onErrors(
      (response) => ({ ...response, body: renamed('error', 'reason')(response.body) }),
      'betting',
    ),
  },
  {
    name: 'bet-errors-as-objects',
    description: 'The text of a refused bet stands within an object.',
    effect: 'Reads other words than those for the refusal.',
    changed: onErrors(
      (response) => ({
        ...response,
        body: each('error', (text) => ({ code: 17, text }))(response.body),
      }),
      'betting',
    ),
  },
  {
    name: 'a-refusal-without-a-body',
    description: 'A refused bet gets null.',
    effect: 'Reads that nobody knows whether the bet was placed.',
    changed: onErrors((response) => ({ ...response, body: null }), 'betting'),
  },
  {
    name: 'a-lone-bet-needs-a-list',
    description: 'One bet of Single Pana without a list around it is refused.',
    effect: 'Cannot place one bet of Single Pana.',
    asked: ({ endpoint, request }) => {
      const body: Json = endpoint === 'betting' ? JSON.parse(request.body ?? 'null') : null;
      const { payload } = fieldsIn(body);
      return isFields(payload) && 'pana' in payload
        ? { ...request, body: JSON.stringify({ ...fieldsIn(body), payload: { bets: [] } }) }
        : request;
    },
  },
  {
    name: 'leading-zeros-refused',
    description: 'A jodi that begins with 0 is refused.',
    effect: 'Cannot bet on 00 to 09.',
    asked: ({ endpoint, request }) =>
      endpoint === 'betting' && request.body
        ? { ...request, body: request.body.replaceAll(/"jodi":"0(\d)"/g, '"jodi":"$1"') }
        : request,
  },
];

/** Breaks of placing bets. */
export const bets: readonly Break[] = all.map((one): Break => ({ ...one, endpoint: 'betting' }));
