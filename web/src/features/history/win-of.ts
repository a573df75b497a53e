import type { BetRecord } from '@matka/contracts/api/history';
import { lastList } from '../../api/last-list.ts';
import { formatDate } from '../../lib/days.ts';
import { formatWhole, inHundredths } from '../../lib/money.ts';
import { isHit, numberText } from '../../matka/bet-number.ts';
import { betTypeText } from '../../matka/bet-type-text.ts';
import { type EntryWithOutcome, resultOf } from '../../matka/known-draw.ts';
import { betTitle } from './bet-title.ts';
import type { Win } from './win-picture.ts';

/** The texts and numbers of the picture of a won bet. It names a number only if that number is known to have won. */
export function winOf(record: BetRecord, entry: EntryWithOutcome): Win {
  const number = entry.others > 0 ? undefined : entry.number;
  const result = number && resultOf(record, entry, lastList());
  return {
    market: betTitle(record, entry),
    digits: number ? numberText(number) : entry.digits,
    number,
    others: entry.others,
    // A list that contradicts the host's record of the win belongs to another draw.
    result: number && result && isHit(number, result) ? result : number,
    bet: betTypeText(record.bet_type.name),
    points: entry.points,
    rate: number && entry.won && inHundredths(entry.won / entry.points),
    amount: formatWhole(entry.won ?? 0),
    date: formatDate(record.timestamps.created_at),
  };
}
