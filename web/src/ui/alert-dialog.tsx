import type { Shown } from '../i18n/text.ts';
import { show, t } from '../i18n/translate.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type AlertDialogProps = { readonly message: Shown; readonly onClose: () => void };

export function AlertDialog({ message, onClose }: AlertDialogProps) {
  return (
    <Dialog
      open={true}
      onClose={onClose}
      title={show(message)}
      role="alertdialog"
      actions={<Button onClick={onClose}>{t('okCapitals')}</Button>}
    />
  );
}
