import { useId, useState } from 'react';
import { t } from '../i18n/translate.ts';
import { panasOfAnk } from '../matka/panas.ts';
import { SelectField } from '../ui/select-field.tsx';
import styles from './bet-guide.module.css';

const DIGITS = Array.from('1234567890', (digit) => ({ value: digit, label: digit }));

/** All panas of a digit: 12 SP, 9 DP and 1 TP. */
export function PanaFinder() {
  const id = useId();
  const [digit, setDigit] = useState('1');
  const panas = panasOfAnk(digit);
  return (
    <section aria-labelledby={id} className={styles.finder}>
      <h3 id={id} className={styles.heading}>
        {t('findPanas')}
      </h3>
      <SelectField label={t('digit')} value={digit} options={DIGITS} onChange={setDigit} />
      <dl className={styles.panas}>
        {(['SP', 'DP', 'TP'] as const).map((kind) => (
          <div key={kind}>
            <dt>{`${kind} (${panas[kind].length})`}</dt>
            <dd>{panas[kind].join(' ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
