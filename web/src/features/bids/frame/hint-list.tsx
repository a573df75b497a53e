import { useSnapshot } from 'valtio';
import { t } from '../../../i18n/translate.ts';
import type { Field } from '../engine/definition.ts';
import { changeInput } from '../engine/form-actions.ts';
import type { BidScreen } from '../engine/screen.ts';
import styles from './hint-list.module.css';

type HintListProps = {
  readonly screen: BidScreen;
  readonly field: Field;
  readonly onPick: () => void;
};

/** The panas that two typed digits allow, computed locally; a tap fills the field. */
export function HintList({ screen, field, onPick }: HintListProps) {
  const { form } = useSnapshot(screen.state);
  const hints = field.hints?.(form[field.name] ?? '');
  if (!hints) return null;
  if (hints.length === 0) return <p className={styles.none}>{t('noValidSuggestions')}</p>;
  const pick = (pana: string) => {
    changeInput(screen, field, pana);
    onPick();
  };
  return (
    <ul className={styles.hints} aria-label={t('suggestionsFor', { field: t(field.label) })}>
      {hints.map((pana) => (
        <li key={pana}>
          <button type="button" className={styles.hint} onClick={() => pick(pana)}>
            {pana}
          </button>
        </li>
      ))}
    </ul>
  );
}
