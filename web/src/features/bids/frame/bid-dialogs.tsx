import { useSnapshot } from 'valtio';
import type { Shown } from '../../../i18n/text.ts';
import { ConsentDialog } from '../../../submissions/submission-notice.tsx';
import { acceptReceipt, closeDialog } from '../engine/confirm.ts';
import type { BidScreen } from '../engine/screen.ts';
import { submitScreen } from '../engine/submit-bids.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { EndedDialog } from './ended-dialog.tsx';
import { ShortBalanceDialog } from './short-balance-dialog.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import { UnknownOutcomeDialog } from './unknown-outcome-dialog.tsx';

type BidDialogsProps = { readonly screen: BidScreen; readonly onDone: () => void };

/** The dialog for the current phase of the submission, if any. */
export function BidDialogs({ screen, onDone }: BidDialogsProps) {
  const { submission } = useSnapshot(screen.state);
  const stay = () => closeDialog(screen);
  switch (submission.phase) {
    case 'confirming':
      return (
        <ConfirmationDialog
          screen={screen}
          summary={submission.summary}
          sending={submission.sending}
          onCancel={stay}
          onSubmit={() => void submitScreen(screen)}
        />
      );
    case 'receipt':
      return (
        <ConfirmationDialog
          screen={screen}
          summary={submission.summary}
          sending={false}
          placed={true}
          onCancel={stay}
          onSubmit={() => acceptReceipt(screen)}
        />
      );
    case 'accepted':
      return (
        <SuccessDialog
          screen={screen}
          found={submission.found}
          summary={submission.summary}
          onOk={onDone}
        />
      );
    case 'insufficient-balance':
      return (
        <ShortBalanceDialog
          available={submission.available}
          required={submission.required}
          onOk={stay}
        />
      );
    case 'ended':
      return (
        <EndedDialog
          screen={screen}
          failure={submission.failure as Shown}
          session={submission.session}
          clock={submission.clock}
          onOk={stay}
        />
      );
    case 'unknown':
      return (
        <UnknownOutcomeDialog
          submissionKey={submission.key}
          failure={submission.failure as Shown}
          onClose={stay}
        />
      );
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
