import type { ReactNode } from 'react';
import styles from './ring.module.css';

/** Minutes before the end at which the ring warns. */
const VERY_SOON = 5;

/** A ring that drains over the last hour, around its `children`. */
export function Ring({
  minutes,
  children,
}: {
  readonly minutes: number;
  readonly children: ReactNode;
}) {
  return (
    <p className={styles.ring} data-soon={minutes < VERY_SOON || undefined}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="29" />
        <circle cx="32" cy="32" r="29" pathLength="60" strokeDasharray={`${minutes} 60`} />
      </svg>
      {children}
    </p>
  );
}
