import { useState } from 'react';
import { t } from '../i18n/translate.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import { asksByKey, checkAgain, dismiss, sendAgain } from './player-submissions.ts';
import { isOpen, type Submission } from './submission.ts';
import styles from './submission-notice.module.css';
import { describeSubmission, type SubmissionAction } from './texts.ts';

const pointsOf = ({ body }: Submission) => body.amount;

/** The bids of a submission. */
function Bids({ submission }: { readonly submission: Submission }) {
  const { bids, marketName } = submission;
  return (
    <details className={styles.bids}>
      <summary>
        {t('pointsOn', {
          bids: t('bidsCount', { count: bids.length }),
          points: pointsOf(submission),
          market: marketName,
        })}
      </summary>
      <ul>
        {bids.map(({ label, points, session }) => (
          <li key={`${label}-${session}`}>
            {`${label}: ${points} (${session === 'open' ? t('open') : t('close')})`}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The notice of a submission: its state, its bids and one action. */
export function SubmissionNotice({ submission }: { readonly submission: Submission }) {
  const { key, status } = submission;
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const { title, text, action } = describeSubmission(submission, asksByKey(submission));
  const run = async (task: () => Promise<void>) => {
    setBusy(true);
    await task().catch(() => undefined);
    setBusy(false);
  };
  const send = async (agreed: boolean) => {
    const result = await sendAgain(key, agreed);
    setAsks(result.kind === 'needs-consent');
  };
  const actions: Record<SubmissionAction, () => void> = {
    check: () => void run(() => checkAgain(key)),
    'send-again': () => void run(() => send(false)),
    dismiss: () => dismiss(key),
  };
  return (
    <section className={styles.notice} aria-label={t('submission')}>
      <Icon name={status === 'placed' ? 'check' : 'alert'} size={20} />
      <div className={styles.text}>
        <div role="status">
          <p className={styles.title}>{title}</p>
          <p>{text}</p>
        </div>
        <Bids submission={submission} />
        {action && (
          <Button variant="secondary" busy={busy} onClick={actions[action.kind]}>
            {t(action.label)}
          </Button>
        )}
      </div>
      {status === 'given-up' && action?.kind !== 'dismiss' && (
        <IconButton icon="close" label={t('putAway')} onClick={() => dismiss(key)} />
      )}
      {asks && isOpen(submission) && (
        <ConsentDialog
          isSame={true}
          onCancel={() => setAsks(false)}
          onAgree={() => {
            setAsks(false);
            void run(() => send(true));
          }}
        />
      )}
    </section>
  );
}
