import { sentIdOf } from '../../bet-types.ts';
import { readRefusal } from '../../client/refusal.ts';
import { isUncovered } from '../../client/uncovered.ts';
import { anyRow } from '../../reading/place.ts';
import { isSameId } from '../../reading/scalars.ts';
import { hundredths, numbersText } from '../game/bet-entries.ts';
import {
  isListedOtherwise,
  isSessionOpen,
  isSessionOpenNow,
  type ReadBetRequest,
  readBetRequest,
} from '../game/bet-request.ts';
import { phaseOf } from '../game/market-phase.ts';
import { read } from '../reader.ts';
import type { Observed, PlayerState } from '../state.ts';
import { noteWallet } from './wallet.ts';

/** A repeated request with its key: hosts that know keys give the first response and book nothing. */
function isRepeated(player: PlayerState, { exchange, held }: Observed): boolean {
  const receipt = JSON.stringify(read('betting', exchange.response.body)?.user_balance);
  const { idempotencyKey: key, body } = exchange.request;
  const first = key === undefined ? undefined : player.keys.get(key);
  if (first?.body !== JSON.stringify(body) || first.receipt !== receipt) return false;
  held('equal keys');
  return true;
}

function notePlaced(bet: ReadBetRequest, player: PlayerState, observed: Observed): void {
  const { exchange, check, index } = observed;
  const receipt = read('betting', exchange.response.body);
  if (!receipt) {
    // Nobody can tell if it was booked, so wallet and history are read anew.
    Object.assign(player, { wallet: undefined, newestSeenAt: -1, version: player.version + 1 });
    return;
  }
  const { previous_balance: before, current_balance: after } = receipt.user_balance;
  const text = JSON.stringify(receipt.user_balance);
  const { market, betType, entries, amount } = bet;
  noteWallet(player, hundredths(before), ['user_balance', 'previous_balance'], observed);
  const [was, is] = [hundredths(before), hundredths(after)];
  const place = ['user_balance', 'current_balance'];
  const isWhole = was - hundredths(amount) === is;
  check(
    'balance after a bet',
    isWhole,
    place,
    () => `is ${after} after a bet of ${amount} with previous_balance ${before}`,
  );
  check('amounts', is >= 0, place, () => `is ${after} after a bet of ${amount}`);
  // A receipt that contradicts itself does not prove anything about the wallet.
  player.wallet = isWhole ? is : undefined;
  player.stakes.push(hundredths(amount));
  player.version += 1;
  player.latestBet = JSON.stringify(exchange.request.body);
  const times = [exchange.at, exchange.receivedAt ?? exchange.at].map((one) => Date.parse(one));
  player.awaited.push({
    exchange: index,
    market,
    betType,
    entries,
    amount,
    before: isWhole ? before : undefined,
    times,
  });
  const shown = receipt.bet_details?.market;
  if (shown?.id !== undefined && market)
    check(
      'bet in the histories',
      isSameId(shown.id, market.id),
      ['bet_details', 'market', 'id'],
      () => `is ${shown.id} for a bet on ${market.name} (${market.id})`,
    );
  const { idempotencyKey: key, body } = exchange.request;
  if (key !== undefined && !player.keys.has(key))
    player.keys.set(key, { body: JSON.stringify(body), receipt: text });
}

function checkAccepted(bet: ReadBetRequest, player: PlayerState, observed: Observed): void {
  const { check, held, doubt, exchange, state } = observed;
  const { problem, market, amount } = bet;
  check('rejected bets', problem === undefined, 'status', () => `is a success although ${problem}`);
  if (problem === undefined) held('legal bets');
  const open = isSessionOpen(bet);
  if (open) held('closed sessions');
  // The market may have opened since the list was read.
  if (open === false)
    doubt({
      rule: 'closed sessions',
      place: 'status',
      text: () => `is a success on ${market?.name} while it is “${market?.current_status_name}”`,
      questions: [state.marketsQuestion],
      isStill: () => isSessionOpenNow(bet, state) === false,
    });
  // A win may have been paid since the wallet was seen: the receipt has the balance before the bet.
  const receipt = read('betting', exchange.response.body);
  const wallet = receipt ? hundredths(receipt.user_balance.previous_balance) : player.wallet;
  if (wallet !== undefined)
    check(
      'amounts',
      hundredths(amount) <= wallet,
      'status',
      () => `is a success for a bet of ${amount} with a wallet of ${wallet / 100}`,
    );
}

function checkRejected(bet: ReadBetRequest, player: PlayerState, observed: Observed): void {
  const { held, doubt, exchange, state } = observed;
  const { status, body } = exchange.response;
  const { problem, amount, market, betType, entries } = bet;
  // Rate limits, ended sessions and gateways decide nothing about the bet.
  if (status >= 500 || [401, 403, 408, 425, 429, 0].includes(status)) return;
  if (problem !== undefined) {
    held('rejected bets');
    return;
  }
  // A host may treat an equal bet as a repetition of the previous one.
  if (player.latestBet === JSON.stringify(exchange.request.body)) return;
  if (isSessionOpen(bet) === false) held('closed sessions');
  const { wallet } = player;
  // While a market runs for its close, a host decides which bet types it takes.
  if (wallet === undefined || !betType || !market || phaseOf(market) !== 'both') return;
  // The market may have closed since the list was read.
  const isOpenStill = {
    questions: [state.marketsQuestion],
    isStill: () => isSessionOpenNow(bet, state) === true,
  };
  if (hundredths(amount) > wallet) {
    if (isUncovered(readRefusal(body), status)) held('error texts');
    else
      doubt({
        rule: 'error texts',
        place: ['error'],
        text: () =>
          `does not indicate an insufficient balance for a bet of ${amount} with a wallet of ${wallet / 100}`,
        ...isOpenStill,
      });
    return;
  }
  if (entries.some(({ points = 0 }) => points > 10)) return;
  // A host may accept each number once only.
  const numbers = entries.map((one) => `${numbersText(one.numbers)} ${one.session}`);
  if (new Set(numbers).size < numbers.length) return;
  const { config, id } = betType;
  const sent = sentIdOf(betType);
  doubt({
    rule: 'legal bets',
    ...(isListedOtherwise(bet)
      ? {
          place: [state.betTypes?.indexOf(betType) ?? anyRow, 'id'],
          text: () =>
            `is ${id} for ${config.code}, expected ${sent}: the client sends ${sent} for it, which the host refuses with ${status}`,
          blamed: state.betTypesAt,
        }
      : {
          place: 'status',
          text: () =>
            `is ${status} for ${betType.name} on ${market.name}: ${JSON.stringify(exchange.request.body)}`,
        }),
    ...isOpenStill,
  });
}

/** Compares the response to a bet with the rules and with the wallet. */
export function checkBets(observed: Observed): void {
  const { endpoint, exchange, player, success, state } = observed;
  if (endpoint !== 'betting' || !player) return;
  const bet = readBetRequest(exchange.request.body, state);
  if (!success) {
    checkRejected(bet, player, observed);
    return;
  }
  if (isRepeated(player, observed)) return;
  checkAccepted(bet, player, observed);
  notePlaced(bet, player, observed);
}
