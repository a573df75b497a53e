import { formatRupees } from '../../../lib/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import { KeyValueList } from './key-value-list.tsx';

type ShortBalanceDialogProps = {
  readonly available: number;
  readonly required: number;
  readonly onOk: () => void;
};

/** The dialog on an insufficient wallet balance. */
export function ShortBalanceDialog({ available, required, onOk }: ShortBalanceDialogProps) {
  return (
    <Dialog
      open={true}
      onClose={onOk}
      title="Insufficient Wallet Balance."
      emblem={<Emblem icon="wallet" tone="bad" />}
      actions={<Button onClick={onOk}>OK</Button>}
    >
      <KeyValueList
        facts={[
          ['Available Points', formatRupees(available)],
          ['Required Points', formatRupees(required)],
        ]}
      />
    </Dialog>
  );
}
