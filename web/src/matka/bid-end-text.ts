import { t } from '../i18n/translate.ts';
import { formatClock } from '../lib/time.ts';
import type { BidEnd } from './market-clock.ts';

/** What ends next and when, e.g. `Open bids till 04:00 PM`. */
export const bidEndText = ({ session, clock }: Pick<BidEnd, 'session' | 'clock'>): string =>
  t('{session} bids till {time}', {
    session: session === 'open' ? t('Open') : t('Close'),
    time: formatClock(clock),
  });
