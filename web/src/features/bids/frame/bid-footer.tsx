import { useSnapshot } from 'valtio';
import { useTrustedUser } from '../../../auth/stored-user.ts';
import { t } from '../../../i18n/translate.ts';
import { formatBalance, formatWhole } from '../../../lib/money.ts';
import { Changing } from '../../../motion/changing.tsx';
import { Button } from '../../../ui/button.tsx';
import textStyles from '../../../ui/text.module.css';
import { totalPoints } from '../engine/bids.ts';
import { type BidScreen, balanceFor } from '../engine/screen.ts';
import { continueToConfirmation } from '../engine/submit-bids.ts';
import styles from './bid-footer.module.css';
import { focusTable, TABLE_ID } from './bid-texts.ts';
import { useBeingChecked } from './use-being-checked.ts';
import { useMostWon } from './use-most-won.ts';

/** Scrolls to the table of bids, which also takes the focus. */
function showTable(): void {
  document.getElementById(TABLE_ID)?.scrollIntoView();
  focusTable();
}

/** Totals of the bids and Continue; always in view. */
export function BidFooter({ screen }: { readonly screen: BidScreen }) {
  const { phase } = useSnapshot(screen.state).submission;
  const sending = phase === 'sending';
  return (
    <footer className={styles.footer}>
      <Totals screen={screen} />
      <Button
        variant={useBeingChecked(screen) ? 'secondary' : 'primary'}
        busy={sending}
        onClick={() => continueToConfirmation(screen)}
      >
        {sending ? t('Submitting...') : t('Continue')}
      </Button>
    </footer>
  );
}

/** The number of bids, their points, and the most they could win; while that is unknown, the wallet. */
function Totals({ screen }: { readonly screen: BidScreen }) {
  const { bids } = useSnapshot(screen.state);
  const total = totalPoints(bids);
  const balance = balanceFor(screen, useTrustedUser());
  const win = useMostWon(screen, bids);
  const hasTable = bids.length > 0 && screen.definition.entry.kind !== 'grid';
  const isShort = (balance !== undefined && total > balance) || undefined;
  return (
    <div className={styles.sums}>
      {hasTable && (
        <button
          type="button"
          className={styles.toTable}
          aria-label={t('Show the bids')}
          onClick={showTable}
        />
      )}
      <dl className={styles.totals}>
        <div>
          <dt>{t('Bids')}</dt>
          <dd>
            <Changing value={bids.length} />
          </dd>
        </div>
        <div>
          <dt>{t('Points')}</dt>
          <dd data-short={isShort}>
            <Changing value={total} />
          </dd>
        </div>
      </dl>
      <p className={textStyles.quiet} data-short={isShort} translate="no">
        {win === undefined || isShort
          ? t('of {amount}', { amount: formatBalance(balance) })
          : t('Win up to {amount}', { amount: formatWhole(win) })}
      </p>
    </div>
  );
}
