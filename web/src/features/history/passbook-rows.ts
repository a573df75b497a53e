import type { BetRecord } from '@matka/contracts/api/history';
import { lastList } from '../../api/last-list.ts';
import { t } from '../../i18n/translate.ts';
import { inHundredths } from '../../lib/money.ts';
import { betEntries } from '../../matka/bet-entries.ts';
import { betTypeText } from '../../matka/bet-type-text.ts';
import { entriesWithOutcome } from '../../matka/known-draw.ts';
import { recordKey } from '../../matka/record-key.ts';

/** One row of the passbook; amounts in rupee points. */
export type PassbookRow = {
  readonly key: string;
  /** Time of the bet, as in the response. */
  readonly at: string;
  /** The words for the bet, before its digits. */
  readonly about: string;
  readonly digits: string;
  readonly won: boolean;
  readonly previous: number;
  /** Amount won or placed; never negative. */
  readonly amount: number;
  readonly current: number;
};

function sessionText(session: string): string {
  if (session === 'open') return t('open');
  return session === 'close' ? t('close') : session;
}

/** The particulars before the digits, e.g. `Won(KALYAN : Single Digit : open) : `. */
function aboutOf(record: BetRecord, session: string | undefined, won: boolean): string {
  const shownSession = session && sessionText(session);
  const about = [record.market.name, betTypeText(record.bet_type.name), shownSession]
    .filter(Boolean)
    .join(' : ');
  return `${won ? t('Won') : t('Bid')}(${about}) : `;
}

/**
 * The rows of a bet: one per placed sub-bet, or one for a bet without sub-bets. A win is in one row, so that the rows add up
 * to what the host paid. The previous amount restarts with each bet and carries across its rows.
 * @param at the place of the record in its list
 */
export function passbookRows(record: BetRecord, at = 0): PassbookRow[] {
  const { bet_details, timestamps } = record;
  let previous = bet_details.before_amount ?? 0;
  return entriesWithOutcome(record, betEntries(record), lastList()).map((entry, index) => {
    const won = entry.won !== undefined;
    // Won rows subtract the points too, and do not add the win: a quirk that is kept.
    const current = inHundredths(previous - entry.points);
    const row = {
      key: `${recordKey(record, at)}-${index}`,
      at: timestamps.created_at,
      about: aboutOf(record, entry.session, won),
      // Not “2 + 1”, which reads as a sum.
      digits: [
        entry.digits,
        ...(entry.others > 0 ? [t('+ {count} more', { count: entry.others })] : []),
      ].join(' '),
      won,
      previous,
      amount: entry.won ?? entry.points,
      current,
    };
    previous = current;
    return row;
  });
}
