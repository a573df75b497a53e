import { t } from '../i18n/translate.ts';
import { formatClock } from '../lib/time.ts';
import type { BidEnd } from './market-clock.ts';

/** What ends next and when, e.g. `Open bids till 04:00 PM`. */
export const bidEndText = ({ session, clock }: Pick<BidEnd, 'session' | 'clock'>): string =>
  t('bidsTill', {
    session: session === 'open' ? t('open') : t('close'),
    time: formatClock(clock),
  });
