import { useSnapshot } from 'valtio';
import { ConsentDialog } from '../../../submissions/submission-notice.tsx';
import { closeDialog } from '../engine/confirm.ts';
import type { SubmissionPhase } from '../engine/phase.ts';
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
      return <EndedDialog screen={screen} ended={submission} onOk={stay} />;
    case 'unknown':
      return <UnknownOutcomeDialog unknown={submission} onClose={stay} />;
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
