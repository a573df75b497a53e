import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

type BadgeProps = { readonly large?: boolean; readonly children: ReactNode };

/** A decorative disc in the brand's tint before a line or card, with an icon or two letters. */
export function Badge({ large, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, large && styles.large)} aria-hidden="true">
      {children}
    </span>
  );
}
