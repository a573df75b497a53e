import type { BetRecord } from '@matka/contracts/api/history';
import { t } from '../../i18n/translate.ts';
import type { BetEntry } from '../../matka/bet-entries.ts';

function capitals(session: string): string {
  if (session === 'open') return t('OPEN');
  return session === 'close' ? t('CLOSE') : session.toUpperCase();
}

/** A market with a session, if there is one, e.g. `KALYAN (OPEN)`. */
export const titleOf = (market: string, session: string | undefined): string =>
  session ? `${market} (${capitals(session)})` : market;

/** The title of a card: the market, and the session of a placed sub-bet. */
export const betTitle = ({ market }: BetRecord, { placed, session }: BetEntry): string =>
  titleOf(market.name, placed ? session : undefined);
