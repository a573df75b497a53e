import type { Session } from '@matka/contracts/api/common';
import { useNavigate } from 'react-router-dom';
import { useForgetMarkets } from '../../../api/markets.ts';
import { asValue, type Shown } from '../../../i18n/text.ts';
import { t } from '../../../i18n/translate.ts';
import { paths } from '../../../lib/paths.ts';
import { formatClock } from '../../../lib/time.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import type { BidScreen } from '../engine/screen.ts';
import { marketTitle, sessionName } from './bid-texts.ts';
import styles from './dialog-text.module.css';

type EndedDialogProps = {
  readonly screen: BidScreen;
  /** The text of the refusal. */
  readonly failure: Shown;
  readonly session: Session;
  /** `HH:MM:SS` */
  readonly clock: string;
  readonly onOk: () => void;
};

/** A refusal after the end of bidding: which time is over, and the way to a fresh list. */
export function EndedDialog(props: EndedDialogProps) {
  const { screen, failure, session, clock, onOk } = props;
  const navigate = useNavigate();
  const forgetMarkets = useForgetMarkets();
  const refresh = () => {
    forgetMarkets();
    void navigate(paths.home);
  };
  return (
    <Dialog
      open={true}
      onClose={onOk}
      role="alertdialog"
      title={t('error', { text: asValue(failure) })}
      emblem={<Emblem icon="clock" tone="warn" />}
      actions={
        <>
          <Button variant="secondary" onClick={refresh}>
            {t('refreshMarkets')}
          </Button>
          <Button onClick={onOk}>{t('okCapitals')}</Button>
        </>
      }
    >
      <p className={styles.text}>
        {t('biddingForEndedAt', {
          market: marketTitle(screen),
          session: sessionName(session),
          time: formatClock(clock),
        })}
      </p>
    </Dialog>
  );
}
