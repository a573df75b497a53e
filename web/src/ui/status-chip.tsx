import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './status-chip.module.css';
import tones from './tone.module.css';

export type StatusTone = 'good' | 'bad' | 'warn' | 'neutral';

/** A status text on a background of its colour. */
export function StatusChip(props: { readonly tone: StatusTone; readonly children: ReactNode }) {
  return (
    <span className={classNames(styles.chip, tones[props.tone])} data-tone={props.tone}>
      {props.children}
    </span>
  );
}
