import type { ReactNode } from 'react';
import { t } from '../i18n/translate.ts';
import { formatMoment } from '../lib/days.ts';
import styles from './notice.module.css';
import textStyles from './text.module.css';

type LastSeenProps = {
  /** The host's time of the content, in milliseconds. */
  readonly at: number;
  readonly children: ReactNode;
};

/** A stored copy of the content, below its time, while there is no network. */
export const LastSeen = ({ at, children }: LastSeenProps) => (
  <section className={styles.seen}>
    <p className={textStyles.head}>{t('As of {time}', { time: formatMoment(at) })}</p>
    {children}
  </section>
);
