import type { BetRecord, HistoryResponse, PlacedBet } from '@matka/contracts/api/history';
import {
  drawn,
  entity,
  list,
  listById,
  name,
  named,
  number,
  or,
  pagination,
  text,
} from './read.ts';

const placedBet = entity<PlacedBet>({
  bet_type: text,
  pana: text,
  digit: text,
  jodi: text,
  points: number,
  ...drawn,
});

const betDetails = entity<BetRecord['bet_details']>({
  bet_status: name,
  amount: or(number, 0),
  points: number,
  before_amount: number,
  bet_type: text,
  jodi: text,
  result_data: entity<NonNullable<BetRecord['bet_details']['result_data']>>({ raw_result: text }),
  placed_bets: list(placedBet),
  ...drawn,
});

const betRecord = entity<BetRecord>(
  {
    id: number,
    market: named,
    bet_type: named,
    timestamps: or(entity<BetRecord['timestamps']>({ created_at: name }), { created_at: '' }),
    calculated_values: or(
      entity<BetRecord['calculated_values']>({ win_amount: number, net_profit: number }),
      { win_amount: null, net_profit: null },
    ),
    bet_details: betDetails,
  },
  'id',
  'bet_details',
);

/** A page of bets; those that cannot be told from others or say nothing of themselves are left out. */
export const readHistory = entity<HistoryResponse>(
  { data: listById(betRecord), pagination },
  'data',
  'pagination',
);
