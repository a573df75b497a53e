import type { SentBettingResponse as BettingResponse } from '@matka/contracts/api/betting';
import type { SentSuggestionResponse as SuggestionResponse } from '@matka/contracts/api/suggestions';
import { betTypesIn, type HostBetType } from './bet-types.ts';
import { type Bet, balanceAt } from './bets.ts';
import { betError } from './host-error.ts';
import { betsEndAt, type HostMarket, isDayOff, marketDayAt } from './markets.ts';
import type { HostOptions } from './options.ts';
import { fieldsOf, insufficient, readStakes, sessionsOf } from './place-bets.ts';
import type { Player } from './players.ts';
import { nowIn, type State } from './state.ts';
import { suggest } from './suggestions.ts';

function betTypeIn(state: State, fields: Readonly<Record<string, unknown>>): HostBetType {
  const betTypes = betTypesIn(state.options);
  const betType = betTypes.find(({ id }) => id === fields.bet_type_id);
  if (!betType) throw betError('This bet type is unknown.');
  return betType;
}

/** POST /betting/suggestions/. Throws Refusal. */
export function suggestions(state: State, body: unknown): SuggestionResponse {
  const fields = fieldsOf(body);
  const { id, name, config } = betTypeIn(state, fields);
  const combine = suggest[config.code as keyof typeof suggest];
  if (!combine) throw betError('This bet type has no suggestions.');
  return {
    suggestions: { combinations: combine(fieldsOf(fields.payload), config) },
    bet_type: { id, name, code: config.code },
  };
}

function takesBets(
  market: HostMarket,
  bet: Pick<Bet, 'betType' | 'stakes'>,
  { now, unchecked }: { now: number; unchecked: HostOptions['unchecked'] },
): boolean {
  if (unchecked.includes('status')) return true;
  const day = marketDayAt(now);
  const sessions = sessionsOf(bet.betType, bet.stakes);
  const open = unchecked.includes('open status') ? (['close'] as const) : sessions;
  return !isDayOff(market, day) && open.every((session) => now < betsEndAt(market, day, session));
}

/** POST /betting/. Throws Refusal. */
export function placeBets(
  state: State,
  player: Player,
  body: unknown,
  key?: string,
): BettingResponse {
  const now = nowIn(state);
  const { invalidStatus, closedStatus, maxPoints, unchecked, settlement } = state.options;
  const { equalKeys, afterBet, neverCloses } = state.options;
  const repeated = equalKeys === 'unknown' ? undefined : state.receipts.get(key ?? '');
  if (repeated && equalKeys === 'book once') return repeated;
  const invalid = (text: string) => betError(text, invalidStatus);
  const fields = fieldsOf(body);
  const betType = betTypeIn(state, fields);
  const market = state.markets.find(({ id }) => id === fields.market_id);
  if (!market) throw betError('This market is unknown.');
  const stakes = readStakes(betType, fields.payload, { maxPoints, invalid, unchecked });
  const amount = stakes.reduce((total, { points }) => total + points, 0);
  if (fields.amount !== amount && !unchecked.includes('sum'))
    throw invalid('Validation: the amount is not the sum.');
  const isNeverClosed = neverCloses.includes(betType.config.code);
  if (!isNeverClosed && !takesBets(market, { betType, stakes }, { now, unchecked }))
    throw betError('This market takes no such bet now.', closedStatus);
  const before = balanceAt(player.deposit, player.bets, now);
  if (amount > before && !unchecked.includes('wallet')) throw insufficient(before);
  const day = marketDayAt(now);
  const bet = {
    betType,
    market,
    day,
    stakes,
    before,
    placedAt: now,
    bare: false,
    withResult: true,
    ...(settlement && { settlement }),
  };
  const records = state.options.splitsBets
    ? stakes.map((stake) => ({ ...bet, stakes: [stake] }))
    : [bet];
  for (const record of records.flatMap(state.options.stored)) {
    player.bets.push({ ...record, id: state.nextBetId });
    state.nextBetId += 3;
  }
  afterBet(player, bet);
  const receipt = repeated ?? {
    user_balance: { previous_balance: before, current_balance: before - amount },
    bet_details: { market: { id: market.id, name: market.name } },
  };
  if (key !== undefined) state.receipts.set(key, receipt);
  return receipt;
}
