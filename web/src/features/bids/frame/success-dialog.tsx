import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../../i18n/translate.ts';
import { formatBalance } from '../../../lib/money.ts';
import { paths } from '../../../lib/paths.ts';
import { formatTime } from '../../../lib/time.ts';
import { foundText } from '../../../submissions/texts.ts';
import { Ticket } from '../../../ticket/ticket.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import textStyles from '../../../ui/text.module.css';
import { totalPoints } from '../engine/bids.ts';
import type { BetSummary, PhaseOf } from '../engine/phase.ts';
import type { ScreenContext } from '../engine/screen.ts';
import { betLine, marketTitle } from './bid-texts.ts';
import styles from './success-dialog.module.css';
import { couldWin, useMostWon } from './use-most-won.ts';

type SuccessDialogProps = {
  readonly screen: ScreenContext;
  readonly accepted: PhaseOf<'accepted'>;
  readonly onOk: () => void;
};

/** Shows that the bets are placed, by the host's receipt or by its history. */
export function SuccessDialog({ screen, accepted, onOk }: SuccessDialogProps) {
  const { found, summary } = accepted;
  const navigate = useNavigate();
  const isFound = found.length > 0;
  const ok = useRef<HTMLButtonElement>(null);
  // After the effect of the dialog, which focuses its first button.
  useEffect(() => ok.current?.focus(), []);
  return (
    <Dialog
      onClose={onOk}
      title={isFound ? t('Found in your bid history') : t('Success!')}
      emblem={<Emblem icon="check" tone="good" />}
      actions={
        <>
          <Button variant="secondary" onClick={() => navigate(paths.bidHistory)}>
            {t('See All Bids')}
          </Button>
          <Button ref={ok} onClick={onOk}>
            {t('Ok')}
          </Button>
        </>
      }
    >
      <p className={textStyles.centred}>
        {isFound ? foundText(found) : t('Your bet has been placed successfully')}
      </p>
      <Receipt screen={screen} summary={summary} />
    </Dialog>
  );
}

/** The placed bets as one ticket: the first bet, and the number of the others. */
function Receipt({ screen, summary }: { screen: ScreenContext; summary: BetSummary }) {
  const { bids, before, after, at } = summary;
  const win = useMostWon(screen, bids);
  return (
    <div className={styles.receipt}>
      <Ticket
        title={marketTitle(screen)}
        digits={bids.at(-1)?.label ?? ''}
        behind={bids.length > 1 ? `+ ${bids.length - 1}` : ''}
        facts={[{ label: t('Game Type'), value: betLine(screen, bids) }]}
      >
        <KeyValueList
          facts={[
            [t('Total Bids'), bids.length],
            [t('Total Bid Points'), totalPoints(bids)],
            ...couldWin(win),
            ...(after === undefined
              ? []
              : ([
                  [t('Wallet Balance Before'), formatBalance(before)],
                  [t('Wallet Balance After'), formatBalance(after)],
                ] as const)),
            [t('Time'), formatTime(at)],
          ]}
        />
      </Ticket>
    </div>
  );
}
