import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { betErrorText, INSUFFICIENT } from '../../../api/bet-error-text.ts';
import { logOut } from '../../../auth/log-out.ts';
import { asValue } from '../../../i18n/text.ts';
import { t } from '../../../i18n/translate.ts';
import { formatBalance, formatRupees } from '../../../lib/money.ts';
import { paths } from '../../../lib/paths.ts';
import { formatClock } from '../../../lib/time.ts';
import { sessionName } from '../../../matka/session-name.ts';
import { asksByKey } from '../../../submissions/player-submissions.ts';
import { ConsentDialog } from '../../../submissions/submission-notice.tsx';
import { describeSubmission } from '../../../submissions/texts.ts';
import { useSubmission } from '../../../submissions/use-submissions.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog, type DialogProps } from '../../../ui/dialog.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import { outlines } from '../../../ui/outlines.ts';
import page from '../../../ui/page.module.css';
import textStyles from '../../../ui/text.module.css';
import { BalanceNote, useBalanceAge } from '../../../winnings/balance-note.tsx';
import type { PhaseOf, SubmissionPhase } from '../engine/phase.ts';
import type { BidScreen } from '../engine/screen.ts';
import { closeDialog, submitScreen } from '../engine/submit-bids.ts';
import styles from './bid-dialogs.module.css';
import { marketTitle } from './bid-texts.ts';
import { ConfirmationDialog, useRefreshMarkets } from './confirmation-dialog.tsx';
import { SuccessDialog } from './success-dialog.tsx';

type BidDialogsProps = { readonly screen: BidScreen; readonly onDone: () => void };

export function BidDialogs({ screen, onDone }: BidDialogsProps) {
  const submission = useSnapshot(screen.state).submission as SubmissionPhase;
  const stay = () => closeDialog(screen);
  switch (submission.phase) {
    case 'confirming':
    case 'receipt':
      return <ConfirmationDialog screen={screen} shown={submission} onCancel={stay} />;
    case 'accepted':
      return <SuccessDialog screen={screen} accepted={submission} onOk={onDone} />;
    case 'insufficient-balance':
      return <ShortBalanceDialog {...submission} onOk={stay} />;
    case 'ended':
      return <EndedDialog {...submission} screen={screen} onOk={stay} />;
    case 'unknown':
      return <UnknownOutcomeDialog unknown={submission} onOk={stay} />;
    case 'consent':
      return (
        <ConsentDialog
          isSame={submission.isSame}
          onCancel={stay}
          onAgree={() => void submitScreen(screen, true)}
        />
      );
    default:
      return null;
  }
}

type OkProps = { readonly onOk: () => void };

type FailureDialogProps = OkProps &
  Omit<DialogProps, 'onClose' | 'actions'> & {
    readonly wayOn?: { readonly label: string; readonly go: () => void };
  };

function FailureDialog({ onOk, wayOn, ...dialog }: FailureDialogProps) {
  return (
    <Dialog
      onClose={onOk}
      actions={
        <>
          {wayOn && (
            <Button variant="secondary" onClick={wayOn.go}>
              {wayOn.label}
            </Button>
          )}
          <Button onClick={onOk}>{t('OK')}</Button>
        </>
      }
      {...dialog}
    />
  );
}

type EndedDialogProps = OkProps & PhaseOf<'ended'> & { readonly screen: BidScreen };

/** A refusal after the end of bidding: the time of the end, and a button for a fresh list. */
function EndedDialog({ screen, failure, session, clock, onOk }: EndedDialogProps) {
  return (
    <FailureDialog
      onOk={onOk}
      role="alertdialog"
      title={t('Error: {text}', { text: asValue(failure) })}
      emblem={<Emblem icon={outlines.clock} tone="warn" />}
      wayOn={{ label: t('Refresh markets'), go: useRefreshMarkets() }}
    >
      <p className={textStyles.centred}>
        {t('Bidding for {market} ({session}) ended at {time}.', {
          market: marketTitle(screen),
          session: sessionName(session),
          time: formatClock(clock),
        })}
      </p>
    </FailureDialog>
  );
}

/** An insufficient balance with its next step: a new sign-in if bets were won since the balance, else the wallet. */
function ShortBalanceDialog({
  available,
  required,
  onOk,
}: OkProps & PhaseOf<'insufficient-balance'>) {
  const { won } = useBalanceAge();
  const navigate = useNavigate();
  const wayOn =
    won > 0
      ? { label: t('Sign in again'), go: () => logOut(navigate) }
      : { label: t('Add Funds'), go: () => void navigate(paths.wallet) };
  return (
    <FailureDialog
      onOk={onOk}
      title={t('Insufficient Wallet Balance.')}
      emblem={<Emblem icon="wallet" tone="bad" />}
      wayOn={wayOn}
    >
      <div className={page.parts}>
        <p className={textStyles.centred}>{t(INSUFFICIENT)}</p>
        <KeyValueList
          facts={[
            [t('Available Points'), formatBalance(available)],
            [t('Required Points'), formatRupees(required)],
            ...(available !== undefined && available < required
              ? [[t('Short by'), formatRupees(required - available), 'bad'] as const]
              : []),
          ]}
        />
        <BalanceNote />
      </div>
    </FailureDialog>
  );
}

type UnknownOutcomeDialogProps = OkProps & { readonly unknown: PhaseOf<'unknown'> };

/** The state of a submission, above the failure that made its outcome unknown. A notice stays on the screen. */
function UnknownOutcomeDialog({ unknown, onOk }: UnknownOutcomeDialogProps) {
  const submission = useSubmission(unknown.key);
  const known = submission && describeSubmission(submission, asksByKey(submission));
  return (
    <FailureDialog
      onOk={onOk}
      role="alertdialog"
      title={known?.title ?? t("We can't tell yet.")}
      emblem={<Emblem icon={outlines.clock} tone="neutral" />}
    >
      <p role="status" className={textStyles.centred}>
        {known?.text}
      </p>
      <p className={classNames(textStyles.quiet, textStyles.centred, styles.cause)}>
        {t('Error: {text}', { text: asValue(unknown.failure ?? betErrorText(undefined).text) })}
      </p>
    </FailureDialog>
  );
}
