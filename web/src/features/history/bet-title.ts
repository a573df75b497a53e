import type { BetRecord } from '@matka/contracts/api/history';
import { translated } from '../../i18n/translate.ts';
import type { BetEntry } from '../../matka/bet-entries.ts';

/** A market with a session, if there is one, e.g. `KALYAN (OPEN)`. */
export const titleOf = (market: string, session: string | undefined): string =>
  session ? `${market} (${translated(session.toUpperCase())})` : market;

/** The title of a card: the market, and for a placed sub-bet its session. */
export const betTitle = ({ market }: BetRecord, { placed, session }: BetEntry): string =>
  titleOf(market.name, placed ? session : undefined);
