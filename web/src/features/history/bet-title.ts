import type { BetRecord } from '@matka/contracts/api/history';
import type { BetEntry } from '../../matka/bet-entries.ts';
import { marketName } from '../../matka/market-name.ts';
import { sessionName } from '../../matka/session-name.ts';

/** A market with a session, if there is one, e.g. `KALYAN (OPEN)`. */
export const titleOf = (market: string, session: string | undefined): string =>
  marketName(market) + (session ? ` (${sessionName(session).toUpperCase()})` : '');

/** The title of a card: the market, and the session of a placed sub-bet. */
export const betTitle = ({ market }: BetRecord, { placed, session }: BetEntry): string =>
  titleOf(market.name, placed ? session : undefined);
