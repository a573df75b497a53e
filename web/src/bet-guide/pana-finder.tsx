import { useState } from 'react';
import { t } from '../i18n/translate.ts';
import { panasOfAnk } from '../matka/panas.ts';
import { classNames } from '../ui/class-names.ts';
import page from '../ui/page.module.css';
import { SelectField } from '../ui/select-field.tsx';
import styles from './bet-guide.module.css';

const DIGITS = Array.from('1234567890', (digit) => ({ value: digit, label: digit }));

/** All panas of a digit: 12 SP, 9 DP and 1 TP. */
export function PanaFinder() {
  const [digit, setDigit] = useState('1');
  const panas = panasOfAnk(digit);
  return (
    <section aria-label={t('Find panas')} className={page.parts}>
      <SelectField label={t('Digit')} value={digit} options={DIGITS} onChange={setDigit} />
      <dl className={classNames(page.parts, styles.panas)}>
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
