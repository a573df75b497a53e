import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import { BETS_FOUND } from '../engine/messages.ts';
import styles from './dialog-text.module.css';

type SuccessDialogProps = {
  /** The answer was lost; the history has the bets. */
  readonly found: boolean;
  readonly onOk: () => void;
};

/** The bets are placed. */
export function SuccessDialog({ found, onOk }: SuccessDialogProps) {
  return (
    <Dialog
      open={true}
      onClose={onOk}
      title="Success!"
      emblem={<Emblem icon="check" tone="good" />}
      actions={<Button onClick={onOk}>Ok</Button>}
    >
      <p className={styles.text}>Your bet has been placed successfully</p>
      {found && <p className={styles.aside}>{BETS_FOUND}</p>}
    </Dialog>
  );
}
