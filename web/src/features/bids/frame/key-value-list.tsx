import styles from './key-value-list.module.css';

type KeyValueListProps = {
  readonly facts: readonly (readonly [name: string, value: string | number])[];
};

/** Names with values, one per line. */
export function KeyValueList({ facts }: KeyValueListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
