import { useNavigate } from 'react-router-dom';
import { useForgetMarkets } from '../../../api/markets.ts';
import { asValue } from '../../../i18n/text.ts';
import { t } from '../../../i18n/translate.ts';
import { paths } from '../../../lib/paths.ts';
import { formatClock } from '../../../lib/time.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import type { PhaseOf } from '../engine/phase.ts';
import type { BidScreen } from '../engine/screen.ts';
import { marketTitle, sessionName } from './bid-texts.ts';
import styles from './dialog-text.module.css';

type EndedDialogProps = {
  readonly screen: BidScreen;
  readonly ended: PhaseOf<'ended'>;
  readonly onOk: () => void;
};

/** A refusal after the end of bidding: which time is over, and the way to a fresh list. */
export function EndedDialog({ screen, ended, onOk }: EndedDialogProps) {
  const { failure, session, clock } = ended;
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
