import type { ReactNode } from 'react';
import styles from './key-value-list.module.css';

/** A name with its value; `bad` marks an impossible value. */
type Fact = readonly [name: string, value: ReactNode, tone?: 'bad' | undefined];

type KeyValueListProps = {
  readonly facts: readonly Fact[];
  /** On their own background, with lines between them. */
  readonly boxed?: boolean;
};

/** Names with their values at the end of the line. */
export function KeyValueList({ facts, boxed }: KeyValueListProps) {
  return (
    <dl className={styles.facts} data-boxed={boxed}>
      {facts.map(([name, value, tone]) => (
        <div key={name} className={styles.fact} data-tone={tone}>
          <dt>{name}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
