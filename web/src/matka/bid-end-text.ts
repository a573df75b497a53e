import { t } from '../i18n/translate.ts';
import { formatClock } from '../lib/time.ts';
import type { BidEnd } from './market-clock.ts';
import { sessionName } from './session-name.ts';

/** The next end of bidding, e.g. `Open bids till 04:00 PM`. */
export const bidEndText = ({ session, clock }: Pick<BidEnd, 'session' | 'clock'>): string =>
  t('{session} bids till {time}', {
    session: sessionName(session),
    time: formatClock(clock),
  });
