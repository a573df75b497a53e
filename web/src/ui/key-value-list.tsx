import styles from './key-value-list.module.css';

/** A name with its value; `bad` marks an impossible value. */
type Fact = readonly [name: string, value: string | number, tone?: 'bad' | undefined];

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
