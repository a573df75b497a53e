import { asValue, type Shown } from '../../../i18n/text.ts';
import { t } from '../../../i18n/translate.ts';
import { SubmissionText } from '../../../submissions/submission-notice.tsx';
import { useSubmission } from '../../../submissions/use-submissions.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import styles from './dialog-text.module.css';

type UnknownOutcomeDialogProps = {
  /** Names the submission. */
  readonly submissionKey: string;
  /** The text of the failure. */
  readonly failure: Shown;
  readonly onClose: () => void;
};

/**
 * The failure of a submission whose outcome is not known, and after it what is known and what the app does
 * about it. The player can leave: the notice on the screen goes on telling it.
 */
export function UnknownOutcomeDialog({
  submissionKey,
  failure,
  onClose,
}: UnknownOutcomeDialogProps) {
  const submission = useSubmission(submissionKey);
  return (
    <Dialog
      open={true}
      onClose={onClose}
      role="alertdialog"
      title={t('error', { text: asValue(failure) })}
      emblem={<Emblem icon="alert" tone="warn" />}
      actions={<Button onClick={onClose}>{t('okCapitals')}</Button>}
    >
      <div className={styles.text}>{submission && <SubmissionText submission={submission} />}</div>
    </Dialog>
  );
}
