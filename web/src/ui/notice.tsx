import type { ReactNode } from 'react';
import { t } from '../i18n/translate.ts';
import { useOnline } from '../pwa/use-online.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';
import tones from './tone.module.css';
import { useLongWait } from './use-long-wait.ts';

type LoadingProps = {
  readonly text: string;
  /** The text lies on the first skeleton, so nothing moves when the content arrives. */
  readonly inPlace?: boolean;
  readonly children?: ReactNode;
};

/** A loading state: skeletons in `children`, which pulse in a long wait, or a spinner beside the text. */
export function Loading({ text, inPlace, children }: LoadingProps) {
  return (
    <div className={styles.loading} data-long={useLongWait() || undefined}>
      <p
        role="status"
        className={children ? styles.quiet : styles.text}
        data-in-place={inPlace || undefined}
      >
        {!children && <span className={styles.ring} />}
        <span>{text}</span>
      </p>
      {children}
    </div>
  );
}

/** Shows above the old content that new content is loading. */
export function LoadingNext({ text }: { readonly text: string }) {
  return (
    <p role="status" className={styles.next}>
      <span>{text}</span>
    </p>
  );
}

/** Shows above the screen, after a moment, that the tapped entry is loading. */
export function Pending() {
  const isLong = useLongWait();
  return (
    <span role="status" className={styles.pending}>
      {isLong && <span>{t('Loading...')}</span>}
    </span>
  );
}

type SkeletonProps = {
  /** The number of equal blocks; one by default. */
  readonly count?: number;
  readonly height?: number;
  /** Sets `--shapes` to the content's; by default a plain block. */
  readonly className?: string | undefined;
};

/** Skeletons of content not loaded yet. */
export function Skeleton({ count = 1, className, ...size }: SkeletonProps) {
  return Array.from({ length: count }, (_, at) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity.
      key={at}
      aria-hidden="true"
      className={classNames(styles.skeleton, className)}
      style={size}
    />
  ));
}

/** The text of a failed fetch, and the action that repeats it. */
type Failure = { readonly text: string; readonly onAction: () => void };

type ErrorNoticeProps = Failure & {
  /** Retry by default. */
  readonly actionLabel?: string;
};

/** A failed fetch. Its icon is left out while the banner above tells that the device is offline. */
export function ErrorNotice({ text, actionLabel = t('Retry'), onAction }: ErrorNoticeProps) {
  return (
    <div className={styles.notice}>
      {useOnline() && (
        <span className={classNames(tones.bad, styles.icon)}>
          <Icon name="alert" size={28} />
        </span>
      )}
      <p role="alert" className={styles.text}>
        {text}
      </p>
      <Button variant="secondary" onClick={onAction}>
        {actionLabel}
      </Button>
    </div>
  );
}

type KeptProps = {
  readonly failure?: Failure | undefined;
  /** The content could not be refreshed; another part of the screen shows this. */
  readonly old?: boolean;
  readonly children: ReactNode;
};

/** Content that stays, greyed out, below the error when a refresh fails. */
export function Kept({ failure, old = failure !== undefined, children }: KeptProps) {
  return (
    <>
      {failure && (
        <div className={styles.failure}>
          <p role="alert">{failure.text}</p>
          <Button variant="secondary" onClick={failure.onAction}>
            {t('Retry')}
          </Button>
        </div>
      )}
      <div className={styles.kept} data-old={old || undefined}>
        {children}
      </div>
    </>
  );
}

type EmptyNoticeProps = {
  readonly text: string;
  readonly icon?: IconName;
  readonly hint?: string | undefined;
  readonly action?: ReactNode;
};

/** Shows that a list is empty, and how to fill it. */
export function EmptyNotice({ text, icon = 'info', hint, action }: EmptyNoticeProps) {
  return (
    <div className={styles.notice}>
      <span className={classNames(tones.neutral, styles.icon)}>
        <Icon name={icon} size={28} />
      </span>
      <p role="status" className={styles.text}>
        {text}
      </p>
      {hint && <p>{hint}</p>}
      {action}
    </div>
  );
}
