import { t } from '../i18n/translate.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useLazySheet } from '../ui/use-lazy-sheet.tsx';
import styles from './guide-button.module.css';
import type { GuideSheetProps } from './guide-sheet.tsx';

const loadSheet = () => import('./guide-sheet.tsx').then((file) => file.GuideSheet);

/** Opens the guide of a bet type, as an icon beside its name, or of all. */
export function GuideButton(props: Omit<GuideSheetProps, 'onClose'>) {
  const [open, sheet] = useLazySheet(loadSheet, props);
  return (
    <>
      {props.betType ? (
        <IconButton icon="info" label={t('What is this bet?')} onClick={open} />
      ) : (
        <button type="button" className={styles.guide} onClick={open}>
          <Icon name="info" size={18} />
          <span>{t('What is each bet?')}</span>
        </button>
      )}
      {sheet}
    </>
  );
}
