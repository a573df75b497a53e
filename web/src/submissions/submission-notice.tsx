import { Suspense, useState } from 'react';
import { t } from '../i18n/translate.ts';
import { betTypeText } from '../matka/bet-type-text.ts';
import { marketName as nameOf } from '../matka/market-name.ts';
import { sessionName } from '../matka/session-name.ts';
import { Button } from '../ui/button.tsx';
import cards from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Emblem } from '../ui/emblem.tsx';
import { focusHeading } from '../ui/focus.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { outlines } from '../ui/outlines.ts';
import rows from '../ui/row.module.css';
import textStyles from '../ui/text.module.css';
import { OtherTabError } from './context.ts';
import { asksByKey, checkAgain, dismiss, sendAgain } from './player-submissions.ts';
import { isOpen, type Submission } from './submission.ts';
import styles from './submission-notice.module.css';
import { describeSubmission } from './texts.ts';
import { useSubmissions } from './use-submissions.ts';

const Ticket = lazyPart(async () => (await import('../ticket/ticket.tsx')).Ticket);

/** The placed bets as one ticket. */
function PlacedBids({ submission }: { readonly submission: Submission }) {
  const { bids, marketName, betTypeName, body } = submission;
  const [first] = bids;
  return (
    <Suspense>
      <Ticket
        title={nameOf(marketName)}
        digits={first?.label ?? ''}
        behind={bids.length > 1 ? `+ ${bids.length - 1}` : ''}
        lead={{ label: t('Points'), value: String(body.amount) }}
        facts={[
          { label: t('Game Type'), value: betTypeText(betTypeName ?? '') },
          { label: t('Type'), value: first ? sessionName(first.session) : '' },
        ]}
      />
    </Suspense>
  );
}

function Bids({ submission }: { readonly submission: Submission }) {
  const { bids, marketName, body } = submission;
  return (
    <details className={styles.bids}>
      <summary>
        {t('{bids}, {points} points on {market}', {
          bids: t('{count, plural, one {1 bid} other {# bids}}', { count: bids.length }),
          points: body.amount,
          market: nameOf(marketName),
        })}
      </summary>
      <ul>
        {bids.map(({ label, points, session }) => (
          <li key={`${label}-${session}`}>{`${label}: ${points} (${sessionName(session)})`}</li>
        ))}
      </ul>
    </details>
  );
}

function lookOf({ status }: Submission): { icon: IconName; tone: 'calm' | 'good' | 'warn' } {
  if (status === 'placed') return { icon: 'check', tone: 'good' };
  return status === 'refused' || status === 'not-placed'
    ? { icon: 'alert', tone: 'warn' }
    : { icon: outlines.clock, tone: 'calm' };
}

/** The id of the element that shows the notice of a submission. */
export const noticeId = (key: string): string => `submission-${key}`;

/** The notice of a submission: its state, its bids and one action. */
export function SubmissionNotice({ submission }: { readonly submission: Submission }) {
  const { key, status } = submission;
  const { icon, tone } = lookOf(submission);
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const { title, text, action } = describeSubmission(submission, asksByKey(submission));
  const [isBlocked, setBlocked] = useState(false);
  const run = async (task: () => Promise<void>) => {
    setBusy(true);
    setBlocked(false);
    await task().catch((error) => setBlocked(error instanceof OtherTabError));
    setBusy(false);
  };
  const send = async (agreed: boolean) => {
    const result = await sendAgain(key, agreed);
    setAsks(result.kind === 'needs-consent');
  };
  const putAway = () => {
    focusHeading();
    dismiss(key);
  };
  const actions = {
    'Check again': () => void run(() => checkAgain(key)),
    'Send again': () => void run(() => send(false)),
    Dismiss: putAway,
    OK: putAway,
  };
  return (
    <section
      id={noticeId(key)}
      tabIndex={-1}
      className={classNames(cards.card, styles.notice)}
      data-tone={tone}
      aria-label={t('Submission')}
    >
      <Icon name={icon} size={24} />
      <div className={classNames(rows.text, styles.text)}>
        <div role="status">
          <p className={styles.title}>{title}</p>
          <p>
            {isBlocked ? t("You're betting in another tab. Nothing was sent from this one.") : text}
          </p>
        </div>
        {status === 'placed' ? (
          <PlacedBids submission={submission} />
        ) : (
          <Bids submission={submission} />
        )}
        {action && (
          <Button variant="secondary" busy={busy} onClick={actions[action]}>
            {t(action)}
          </Button>
        )}
      </div>
      {status === 'given-up' && action !== 'Dismiss' && (
        <IconButton icon="close" label={t('Dismiss')} onClick={putAway} />
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

type ConsentDialogProps = {
  /** The same bets as the open submission, not only a shared one. */
  readonly isSame: boolean;
  readonly onCancel: () => void;
  readonly onAgree: () => void;
};

/** The warning before sending bets that could be placed twice. */
export function ConsentDialog({ isSame, onCancel, onAgree }: ConsentDialogProps) {
  return (
    <Dialog
      onClose={onCancel}
      role="alertdialog"
      title={isSame ? t('Your bets may be placed twice') : t('A bet may be placed twice')}
      emblem={<Emblem icon="alert" tone="warn" />}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button onClick={onAgree}>{isSame ? t('Send again') : t('Submit anyway')}</Button>
        </>
      }
    >
      <p className={textStyles.centred}>
        {isSame
          ? t(
              'They may have been placed the first time. If you send them again, you may pay twice.',
            )
          : t("You sent the same bet before. We don't know yet if it was placed.")}
      </p>
    </Dialog>
  );
}

type SubmissionNoticesProps = {
  readonly shows?: (submission: Submission) => boolean;
};

export function SubmissionNotices({ shows = () => true }: SubmissionNoticesProps) {
  return useSubmissions()
    .filter(shows)
    .map((submission) => <SubmissionNotice key={submission.key} submission={submission} />);
}
