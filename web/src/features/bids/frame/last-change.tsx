import { useSnapshot } from 'valtio';
import { show, t } from '../../../i18n/translate.ts';
import textStyles from '../../../ui/text.module.css';
import { undoChange } from '../engine/notice.ts';
import type { BidScreen } from '../engine/screen.ts';
import { focusTable } from './bid-texts.ts';
import styles from './last-change.module.css';

/** The last change of the table: with Undo for some seconds, then only for screen readers. */
export function LastChange({ screen }: { readonly screen: BidScreen }) {
  const { text, canUndo } = useSnapshot(screen.state).notice;
  const undo = () => {
    focusTable();
    undoChange(screen);
  };
  return (
    <div className={canUndo ? styles.line : textStyles.spoken}>
      <p role="status" className={styles.text}>
        {text && show(text)}
      </p>
      {canUndo && (
        <button type="button" className={styles.undo} onClick={undo}>
          {t('Undo')}
        </button>
      )}
    </div>
  );
}
