import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './status-chip.module.css';
import tones from './tone.module.css';

type StatusTone = 'good' | 'bad' | 'warn' | 'neutral';

type StatusChipProps = {
  readonly tone: StatusTone;
  /** The dot before the text; full by default. */
  readonly shape?: 'full' | 'half' | 'empty' | undefined;
  readonly children: ReactNode;
};

/** A status text on a background in its colour, with a dot whose shape means the same. */
export function StatusChip({ tone, shape, children }: StatusChipProps) {
  return (
    <span className={classNames(styles.chip, tones[tone])} data-tone={tone} data-shape={shape}>
      {children}
    </span>
  );
}
