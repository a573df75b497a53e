import styles from './key-value-list.module.css';

/** A name with its value; a bad value is one that cannot be. */
type Fact = readonly [name: string, value: string | number, tone?: 'bad' | undefined];

/** Names with values, one per line. */
export function KeyValueList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value, tone]) => (
        <div key={name} className={styles.fact} data-tone={tone}>
          <dt>{name}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
