import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useForgetMarkets } from '../../../api/markets.ts';
import { t } from '../../../i18n/translate.ts';
import { formatDate } from '../../../lib/days.ts';
import { formatBalance, formatRupees } from '../../../lib/money.ts';
import { paths } from '../../../lib/paths.ts';
import { formatTime } from '../../../lib/time.ts';
import { useHostNow } from '../../../lib/use-host-now.ts';
import { sessionName } from '../../../matka/session-name.ts';
import { tabsAreUnprotected } from '../../../submissions/locks.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import notes from '../../../ui/note.module.css';
import textStyles from '../../../ui/text.module.css';
import tones from '../../../ui/tone.module.css';
import { BalanceNote } from '../../../winnings/balance-note.tsx';
import { betEnd } from '../engine/bet-end.ts';
import { totalPoints } from '../engine/bids.ts';
import type { PhaseOf } from '../engine/phase.ts';
import type { BidScreen } from '../engine/screen.ts';
import { acceptReceipt, submitScreen } from '../engine/submit-bids.ts';
import { betLine, equalPoints, MANY_ROWS, marketTitle } from './bid-texts.ts';
import styles from './confirmation-dialog.module.css';
import { BetEnd } from './time-left.tsx';
import { couldWin, useMostWon } from './use-most-won.ts';

/** Opens a fresh list of markets. */
export function useRefreshMarkets(): () => void {
  const navigate = useNavigate();
  const forgetMarkets = useForgetMarkets();
  return () => {
    forgetMarkets();
    void navigate(paths.home);
  };
}

const RefreshMarkets = () => <Button onClick={useRefreshMarkets()}>{t('Refresh markets')}</Button>;

type ConfirmationDialogProps = {
  readonly screen: BidScreen;
  /** On a receipt the bids are already placed. */
  readonly shown: PhaseOf<'confirming' | 'receipt'>;
  readonly onCancel: () => void;
};

/** All bids that will be placed or, on screens that confirm afterwards, that were placed. */
export function ConfirmationDialog({ screen, shown, onCancel }: ConfirmationDialogProps) {
  const { bids, before, after, at } = shown.summary;
  const win = useMostWon(screen, bids);
  const placed = shown.phase === 'receipt';
  const sending = !placed && shown.sending;
  // A sent request cannot be cancelled.
  const isOnItsWay = sending && !shown.giveUp;
  const submit = () => (placed ? acceptReceipt(screen) : void submitScreen(screen));
  const equal = equalPoints(bids);
  const sessions = [...new Set(bids.map(({ gameType }) => gameType))];
  const now = useHostNow();
  const isOver = sessions.some((session) => (betEnd(screen, session, now)?.minutes ?? 1) <= 0);
  const hasEnded = !placed && !sending && isOver;
  const button = useRef<HTMLButtonElement>(null);
  // After the effect of the dialog, which focuses its first button.
  useEffect(() => button.current?.focus(), []);
  /** The Enter key that opened the dialog must not submit while it is held down. */
  const ignoreHeldKey = (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  };
  return (
    <Dialog
      onClose={isOnItsWay ? () => undefined : onCancel}
      title={marketTitle(screen)}
      scrolls={bids.length > MANY_ROWS}
      actions={
        <>
          <Button variant="secondary" disabled={isOnItsWay} onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button
            ref={button}
            variant={hasEnded ? 'secondary' : 'primary'}
            disabled={hasEnded}
            busy={sending}
            onClick={submit}
            onKeyDown={ignoreHeldKey}
          >
            {sending ? t('Submitting...') : t('Submit')}
          </Button>
          {hasEnded && <RefreshMarkets />}
        </>
      }
    >
      <div className={styles.head}>
        <p className={textStyles.head}>{betLine(screen, bids) + (equal ? ` · ${equal}` : '')}</p>
        {!placed &&
          sessions.map((session) => <BetEnd key={session} screen={screen} session={session} />)}
        <time dateTime={new Date(at).toISOString()}>
          <span>{formatTime(at)}</span>
          <span>{formatDate(at)}</span>
        </time>
      </div>
      <table className={styles.table} translate="no">
        <thead>
          <tr>
            <th scope="col">{t('Digit')}</th>
            <th scope="col">{t('Points')}</th>
            <th scope="col">{t('Type')}</th>
          </tr>
        </thead>
        <tbody>
          {bids.map(({ id, label, points, gameType }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>{points}</td>
              <td>{sessionName(gameType)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.sum}>
        <KeyValueList
          facts={[
            [t('Total Bids'), bids.length],
            [t('Total Bid Points'), totalPoints(bids)],
            ...(hasEnded ? [] : couldWin(win)),
            [t('Wallet Balance Before'), formatBalance(before)],
            [t('Wallet Balance After'), formatBalance(after)],
          ]}
        />
        {!placed && after !== undefined && after < 0 && (
          <p className={styles.short}>{t('{amount} short', { amount: formatRupees(-after) })}</p>
        )}
        {!placed && <BalanceNote />}
        {!placed && tabsAreUnprotected() && (
          <p className={classNames(notes.note, tones.warn, styles.note)}>
            {t('Use one tab only, or a bet could be placed twice.')}
          </p>
        )}
        <p className={classNames(notes.note, tones.warn, styles.note)}>
          {t('Bid once placed can not be cancelled')}
        </p>
      </div>
    </Dialog>
  );
}
