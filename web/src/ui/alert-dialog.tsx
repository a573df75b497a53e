import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type AlertDialogProps = { readonly message: string; readonly onClose: () => void };

/** A message with an OK. */
export function AlertDialog({ message, onClose }: AlertDialogProps) {
  return (
    <Dialog
      open={true}
      onClose={onClose}
      title={message}
      role="alertdialog"
      actions={<Button onClick={onClose}>OK</Button>}
    />
  );
}
