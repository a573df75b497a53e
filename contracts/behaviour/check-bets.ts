import { receipt as receiptDecoder } from '../decoders/betting.ts';
import { decode } from '../decoding/decode.ts';
import { isSideOpen, type ReadBetRequest, readBetRequest } from './bet-request.ts';
import { hundredths } from './numbers.ts';
import type { Observed } from './observed.ts';
import type { Placement, PlayerState } from './state.ts';
import { noteWallet } from './wallet.ts';

/** The words by which the client recognises a wallet that does not cover a bet. */
const insufficient = /insufficient/i;

/** A repeated request with its key: hosts that know keys give the first response and book nothing. */
function isRepeated(player: PlayerState, observed: Observed, receipt: string): boolean {
  const { exchange, check } = observed;
  const { idempotencyKey: key, body } = exchange.request;
  const first = key === undefined ? undefined : player.keys.get(key);
  if (!first) return false;
  const isSame = first.body === JSON.stringify(body);
  if (!isSame) return false;
  const knowsKeys = first.receipt === receipt;
  if (knowsKeys) check('equal keys', true, () => '');
  return knowsKeys;
}

function notePlaced(bet: ReadBetRequest, player: PlayerState, observed: Observed): void {
  const { exchange, check, index } = observed;
  const read = decode(receiptDecoder, exchange.response.body);
  if (!read) return;
  const { previous_balance: before, current_balance: after } = read.user_balance;
  const text = JSON.stringify(read.user_balance);
  if (isRepeated(player, observed, text)) return;
  const { market, betType, entries, amount } = bet;
  noteWallet(player, hundredths(before), index, check);
  const [was, is] = [hundredths(before), hundredths(after)];
  check(
    'balance after a bet',
    was - hundredths(amount) === is,
    () => `a bet of ${amount} leads from ${before} to ${after}`,
  );
  check('amounts', is >= 0, () => `a bet of ${amount} leaves a wallet of ${after}`);
  // What the host says counts from here on: the next look at the wallet compares with it.
  player.wallet = is;
  player.version += 1;
  player.latestBet = JSON.stringify(exchange.request.body);
  const placement: Placement = { exchange: index, market, betType, entries, amount, before };
  player.awaited.push(placement);
  const shown = read.bet_details?.market;
  if (shown?.id !== undefined && market)
    check(
      'bet in the histories',
      shown.id === market.id,
      () => `the receipt of a bet on ${market.name} names market ${shown.id}`,
    );
  const { idempotencyKey: key, body } = exchange.request;
  if (key !== undefined && !player.keys.has(key))
    player.keys.set(key, { body: JSON.stringify(body), receipt: text, placement });
}

function checkAccepted(bet: ReadBetRequest, player: PlayerState, { check }: Observed): void {
  const { problem, market, amount } = bet;
  check('rejected bets', problem === undefined, () => `the host accepts a bet although ${problem}`);
  if (problem === undefined) check('lawful bets', true, () => '');
  const open = isSideOpen(bet);
  if (open !== undefined)
    check(
      'closed sides',
      open,
      () => `${market?.name} takes a bet while it is "${market?.current_status_name}"`,
    );
  if (player.wallet !== undefined)
    check(
      'amounts',
      hundredths(amount) <= player.wallet,
      () => `a bet of ${amount} is accepted with a wallet of ${(player.wallet ?? 0) / 100}`,
    );
}

function checkRejected(bet: ReadBetRequest, player: PlayerState, observed: Observed): void {
  const { check, exchange } = observed;
  const { status, body } = exchange.response;
  const { problem, amount, market, betType, entries } = bet;
  // Rate limits, ended sessions and gateways say nothing about the bet.
  if (status >= 500 || [401, 403, 408, 429, 0].includes(status)) return;
  if (problem !== undefined) {
    check('rejected bets', true, () => '');
    return;
  }
  // A host may take a bet that equals the one before it for the same one.
  if (player.latestBet === JSON.stringify(exchange.request.body)) return;
  const open = isSideOpen(bet);
  if (open === false) {
    check('closed sides', true, () => '');
    return;
  }
  if (player.wallet === undefined || !open || !betType) return;
  if (hundredths(amount) > player.wallet) {
    check(
      'error texts',
      insufficient.test(JSON.stringify(body) ?? ''),
      () =>
        `a bet of ${amount} with a wallet of ${(player.wallet ?? 0) / 100} is rejected without the word "insufficient"`,
    );
    return;
  }
  if (market?.current_status === 6 && entries.every(({ points = 0 }) => points <= 10))
    check(
      'lawful bets',
      false,
      () =>
        `${betType.name} on ${market.name} is rejected with ${status}: ${JSON.stringify(exchange.request.body)}`,
    );
}

/** Compares the response to a bet with the rules and with the wallet. */
export function checkBets(observed: Observed): void {
  const { endpoint, exchange, player, success, state, game } = observed;
  if (endpoint !== 'betting' || !player) return;
  const bet = readBetRequest(exchange.request.body, state, game);
  if (!success) {
    checkRejected(bet, player, observed);
    return;
  }
  checkAccepted(bet, player, observed);
  notePlaced(bet, player, observed);
}
