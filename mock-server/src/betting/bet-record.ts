import type { SentBetRecord, SentPlacedBet } from '@matka/contracts/api/history';
import { type Entry, entriesOf, splitNumbers } from '../db/bet-number.ts';
import type { BetRow } from '../db/bets.ts';
import type { BetNumbers } from '../game/bet-numbers.ts';
import { inPoints } from '../shared/money.ts';
import type { World } from '../worlds/world.ts';

type BetDetails = SentBetRecord['bet_details'];

function placedBet(
  { bet_type_id: betTypeId, session }: BetRow,
  { number, points }: Entry,
): SentPlacedBet {
  return { bet_type: session, ...splitNumbers(betTypeId, number), points };
}

/** The numbers of a record without entries. A digit or pana appears under the name of its session. */
function ownNumbers(row: BetRow): Partial<BetDetails> {
  if (row.shape !== 'inline') return {};
  const { digit, pana, ...rest }: BetNumbers = splitNumbers(row.bet_type_id, row.number);
  const session = row.session;
  return {
    ...rest,
    ...(digit != null && { [`${session}_digit`]: digit }),
    ...(pana != null && { [`${session}_pana`]: pana }),
  };
}

/** A bet record as the API returns it. */
export function betRecord(world: World, row: BetRow): SentBetRecord {
  const market = world.markets.find(({ id }) => id === row.market_id);
  const betType = world.betTypes.find(({ id }) => id === row.bet_type_id);
  const hasEntries = row.shape === 'single' || row.shape === 'several';
  return {
    id: row.id,
    market: { name: market?.name ?? `Market ${row.market_id}` },
    bet_type: { name: betType?.name ?? `Bet type ${row.bet_type_id}` },
    timestamps: { created_at: row.created_at },
    calculated_values: {
      win_amount: row.win === null ? null : inPoints(row.win),
      net_profit: row.win === null ? null : inPoints(row.win - row.amount),
    },
    bet_details: {
      bet_status: row.status,
      amount: inPoints(row.amount),
      points: inPoints(row.amount),
      before_amount: row.before_amount === null ? null : inPoints(row.before_amount),
      bet_type: row.session,
      open_digit: null,
      close_digit: null,
      open_pana: null,
      close_pana: null,
      jodi: null,
      ...ownNumbers(row),
      result_data: row.raw_result === null ? null : { raw_result: row.raw_result },
      ...(hasEntries && {
        placed_bets: entriesOf(row).map((entry) => placedBet(row, entry)),
      }),
    },
  };
}
