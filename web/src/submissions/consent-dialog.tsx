import { t } from '../i18n/translate.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Emblem } from '../ui/emblem.tsx';
import styles from './consent-dialog.module.css';
import { consentTexts } from './texts.ts';

type ConsentDialogProps = {
  /** The same bets as the open submission, not only a shared one. */
  readonly isSame: boolean;
  readonly onCancel: () => void;
  readonly onAgree: () => void;
};

/** The warning before sending bets that could be placed twice. */
export function ConsentDialog({ isSame, onCancel, onAgree }: ConsentDialogProps) {
  const { title, text, agree } = consentTexts(isSame);
  return (
    <Dialog
      open={true}
      onClose={onCancel}
      role="alertdialog"
      title={title}
      emblem={<Emblem icon="alert" tone="warn" />}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button onClick={onAgree}>{agree}</Button>
        </>
      }
    >
      <p className={styles.text}>{text}</p>
    </Dialog>
  );
}
