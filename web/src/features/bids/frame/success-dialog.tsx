import { foundText } from '../../../submissions/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import styles from './dialog-text.module.css';

type SuccessDialogProps = {
  /** Ids of the bets in the history, where no receipt came. */
  readonly found: readonly number[];
  readonly onOk: () => void;
};

/** The bets are placed, by the receipt of the host or by its history. */
export function SuccessDialog({ found, onOk }: SuccessDialogProps) {
  const isFound = found.length > 0;
  return (
    <Dialog
      open={true}
      onClose={onOk}
      title={isFound ? 'Found in your bid history' : 'Success!'}
      emblem={<Emblem icon="check" tone="good" />}
      actions={<Button onClick={onOk}>Ok</Button>}
    >
      <p className={styles.text}>
        {isFound ? foundText(found) : 'Your bet has been placed successfully'}
      </p>
    </Dialog>
  );
}
