import { t, translated } from '../i18n/translate.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type AlertDialogProps = { readonly message: string; readonly onClose: () => void };

/** A message with an OK. */
export function AlertDialog({ message, onClose }: AlertDialogProps) {
  return (
    <Dialog
      open={true}
      onClose={onClose}
      title={translated(message)}
      role="alertdialog"
      actions={<Button onClick={onClose}>{t('OK')}</Button>}
    />
  );
}
