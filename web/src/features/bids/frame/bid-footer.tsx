import { useSnapshot } from 'valtio';
import { rateOf } from '../../../api/payouts.ts';
import { useAuth } from '../../../auth/auth-state.ts';
import { t } from '../../../i18n/translate.ts';
import { formatBalance, formatRupees } from '../../../lib/money.ts';
import { Changing } from '../../../motion/changing.tsx';
import { Button } from '../../../ui/button.tsx';
import { mostWon, totalPoints } from '../engine/bids.ts';
import { type BidScreen, balanceFor } from '../engine/screen.ts';
import { bidsOf } from '../engine/screen-bids.ts';
import { continueToConfirmation } from '../engine/submit-bids.ts';
import styles from './bid-footer.module.css';
import { TABLE_ID } from './bid-texts.ts';

/** Scrolls to the table of bids, which also takes the focus. */
function showTable(): void {
  const table = document.getElementById(TABLE_ID);
  table?.scrollIntoView();
  table?.focus({ preventScroll: true });
}

/** Totals of the bids and Continue; always in view. */
export function BidFooter({ screen }: { readonly screen: BidScreen }) {
  const { phase } = useSnapshot(screen.state).submission;
  const sending = phase === 'sending';
  return (
    <footer className={styles.footer}>
      <Totals screen={screen} />
      <Button busy={sending} onClick={() => continueToConfirmation(screen)}>
        {sending ? t('submitting') : t('continue')}
      </Button>
    </footer>
  );
}

function Totals({ screen }: { readonly screen: BidScreen }) {
  const bids = bidsOf(screen, useSnapshot(screen.state));
  const total = totalPoints(bids);
  const balance = balanceFor(screen, useAuth().user);
  const win = mostWon(screen.betType.name, bids, rateOf);
  const hasTable = bids.length > 0 && screen.definition.entry.kind !== 'grid';
  const isShort = balance !== undefined && total > balance;
  return (
    <div className={styles.sums}>
      {hasTable && (
        <button
          type="button"
          className={styles.toTable}
          aria-label={t('showBids')}
          onClick={showTable}
        />
      )}
      <dl className={styles.totals}>
        <div>
          <dt>{t('bids')}</dt>
          <dd>
            <Changing value={bids.length} />
          </dd>
        </div>
        <div>
          <dt>{t('points')}</dt>
          <dd data-short={isShort || undefined}>
            <Changing value={total} />
          </dd>
        </div>
      </dl>
      <div className={styles.money} translate="no">
        <p data-short={isShort || undefined}>{t('ofAmount', { amount: formatBalance(balance) })}</p>
        {win !== undefined && <p>{t('winsUpTo', { amount: formatRupees(win) })}</p>}
      </div>
    </div>
  );
}
