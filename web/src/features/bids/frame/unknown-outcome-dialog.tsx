import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import { confirmAgain } from '../engine/confirm.ts';
import { lookForSent } from '../engine/lost-response.ts';
import { BETS_ABSENT, HISTORY_UNREADABLE, LOOKING_FOR_BETS } from '../engine/messages.ts';
import type { BidScreen } from '../engine/screen.ts';
import type { Submission } from '../engine/submission.ts';
import styles from './dialog-text.module.css';

type Look = Extract<Submission, { phase: 'unknown' }>['look'];

const texts: Record<Look, string> = {
  looking: LOOKING_FOR_BETS,
  absent: BETS_ABSENT,
  unreachable: HISTORY_UNREADABLE,
};

type UnknownOutcomeDialogProps = { readonly screen: BidScreen; readonly look: Look };

/** The answer to the bets was lost. Nothing can be sent before it is known what became of them. */
export function UnknownOutcomeDialog({ screen, look }: UnknownOutcomeDialogProps) {
  const absent = look === 'absent';
  return (
    <Dialog
      // Each finding is a dialog of its own: it is read out, and its button has the focus.
      key={look}
      open={true}
      onClose={absent ? () => confirmAgain(screen) : () => undefined}
      role="alertdialog"
      title={absent ? 'Bets not placed' : 'Outcome unknown'}
      emblem={<Emblem icon={absent ? 'info' : 'alert'} tone="warn" />}
      actions={
        absent ? (
          <Button onClick={() => confirmAgain(screen)}>OK</Button>
        ) : (
          <Button busy={look === 'looking'} onClick={() => void lookForSent(screen)}>
            {look === 'looking' ? 'Checking...' : 'Check again'}
          </Button>
        )
      }
    >
      <p className={styles.text} role="status">
        {texts[look]}
      </p>
    </Dialog>
  );
}
