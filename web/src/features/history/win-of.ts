import type { BetRecord } from '@matka/contracts/api/history';
import { formatDate } from '../../lib/days.ts';
import { formatWhole } from '../../lib/money.ts';
import type { BetEntry } from '../../matka/bet-entries.ts';
import { betTypeText } from '../../matka/bet-type-text.ts';
import { betTitle } from './bet-title.ts';
import type { Win } from './win-picture.ts';

/** The texts of the picture of a won bet. */
export const winOf = (record: BetRecord, entry: BetEntry): Win => ({
  market: betTitle(record, entry),
  digits: entry.digits,
  session: entry.session === 'open' ? 'open' : 'close',
  bet: betTypeText(record.bet_type.name),
  amount: formatWhole(record.calculated_values.win_amount ?? 0),
  date: formatDate(record.timestamps.created_at),
});
