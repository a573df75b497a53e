import { useSnapshot } from 'valtio';
import { useAuth } from '../../../auth/auth-state.ts';
import { t } from '../../../i18n/translate.ts';
import { formatRupees } from '../../../lib/money.ts';
import { Counted } from '../../../motion/counted.tsx';
import { Button } from '../../../ui/button.tsx';
import { totalPoints } from '../engine/bids.ts';
import { continueToConfirmation } from '../engine/confirm.ts';
import { type BidScreen, balanceFor } from '../engine/screen.ts';
import { bidsOf } from '../engine/screen-bids.ts';
import styles from './bid-footer.module.css';

/** Totals of the bids and Continue; always in view. */
export function BidFooter({ screen }: { readonly screen: BidScreen }) {
  const { form, bids: table, submission } = useSnapshot(screen.state);
  const bids = bidsOf(screen, { form, bids: table });
  const sending = submission.phase === 'sending';
  const total = totalPoints(bids);
  const balance = balanceFor(screen, useAuth().user);
  return (
    <footer className={styles.footer}>
      <div className={styles.sums}>
        <dl className={styles.totals}>
          <div>
            <dt>{t('Bids')}</dt>
            <dd>
              <Counted value={bids.length} ms={160} />
            </dd>
          </div>
          <div>
            <dt>{t('Points')}</dt>
            <dd data-short={total > balance || undefined}>
              <Counted value={total} ms={160} />
            </dd>
          </div>
        </dl>
        <p className={styles.balance} data-short={total > balance || undefined}>
          {t('of {amount}', { amount: formatRupees(balance) })}
        </p>
      </div>
      <Button busy={sending} onClick={() => continueToConfirmation(screen)}>
        {sending ? t('Submitting...') : t('Continue')}
      </Button>
    </footer>
  );
}
