import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/button.tsx';
import { totalPoints } from '../engine/bids.ts';
import { continueToConfirmation } from '../engine/confirm.ts';
import type { BidScreen } from '../engine/screen.ts';
import { bidsOf } from '../engine/screen-bids.ts';
import styles from './bid-footer.module.css';

/** Totals of the bids and Continue; always in view. */
export function BidFooter({ screen }: { readonly screen: BidScreen }) {
  const { form, bids: table, submission } = useSnapshot(screen.state);
  const bids = bidsOf(screen, { form, bids: table });
  const sending = submission.phase === 'sending';
  return (
    <footer className={styles.footer}>
      <dl className={styles.totals}>
        <div>
          <dt>Bids</dt>
          <dd>{bids.length}</dd>
        </div>
        <div>
          <dt>Points</dt>
          <dd>{totalPoints(bids)}</dd>
        </div>
      </dl>
      <Button busy={sending} onClick={() => continueToConfirmation(screen)}>
        {sending ? 'Submitting...' : 'Continue'}
      </Button>
    </footer>
  );
}
