import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

/**
 * A loading state. `children` are skeletons of the content; without them shows a spinner beside the
 * text.
 */
export function Loading({
  text,
  children,
}: {
  readonly text: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className={styles.loading}>
      <p role="status" className={children ? styles.quiet : styles.text}>
        {!children && <span className={styles.ring} />}
        {text}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

type SkeletonProps =
  | { readonly height: number }
  | { readonly aspectRatio: string; readonly footer?: number };

/**
 * A skeleton of content not loaded yet: `height` in px, or the ratio of width to height with a
 * `footer` in px below.
 */
export function Skeleton(shape: SkeletonProps) {
  const size =
    'height' in shape
      ? shape
      : { aspectRatio: shape.aspectRatio, paddingBottom: shape.footer ?? 0 };
  return <div className={styles.skeleton} style={size} />;
}

export type ErrorNoticeProps = {
  readonly text: string;
  readonly actionLabel?: string | undefined;
  readonly onAction?: (() => void) | undefined;
};

/** An error with one action to resolve it. */
export function ErrorNotice({ text, actionLabel, onAction }: ErrorNoticeProps) {
  return (
    <div className={styles.notice}>
      <span className={styles.bad}>
        <Icon name="alert" size={28} />
      </span>
      <p role="alert" className={styles.text}>
        {text}
      </p>
      {actionLabel && (
        <Button variant="secondary" onClick={onAction}>
          {actionLabel}
        </Button>
      )}
    </div>
  );
}

type EmptyNoticeProps = {
  readonly text: string;
  readonly icon?: IconName;
  /** What will come here. */
  readonly hint?: string | undefined;
  /** The one way to get there. */
  readonly action?: ReactNode;
};

/** Says that there is nothing (yet) where a list would stand, and what brings something there. */
export function EmptyNotice({ text, icon = 'info', hint, action }: EmptyNoticeProps) {
  return (
    <div className={styles.notice}>
      <span className={styles.neutral}>
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
