import { betErrorText } from '../../../api/bet-error-text.ts';
import { asValue } from '../../../i18n/text.ts';
import { t } from '../../../i18n/translate.ts';
import { SubmissionText } from '../../../submissions/submission-notice.tsx';
import { useSubmission } from '../../../submissions/use-submissions.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Emblem } from '../../../ui/emblem.tsx';
import type { PhaseOf } from '../engine/phase.ts';

type UnknownOutcomeDialogProps = {
  readonly unknown: PhaseOf<'unknown'>;
  readonly onClose: () => void;
};

/** What is known of a submission, below the failure that left its outcome open. A notice stays on the screen. */
export function UnknownOutcomeDialog({ unknown, onClose }: UnknownOutcomeDialogProps) {
  const { key, failure } = unknown;
  const submission = useSubmission(key);
  return (
    <Dialog
      open={true}
      onClose={onClose}
      role="alertdialog"
      title={t('error', { text: asValue(failure ?? betErrorText(undefined).text) })}
      quiet={true}
      emblem={<Emblem icon="clock" tone="neutral" />}
      actions={<Button onClick={onClose}>{t('okCapitals')}</Button>}
    >
      {submission && <SubmissionText submission={submission} />}
    </Dialog>
  );
}
