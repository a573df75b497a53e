import { t } from '../i18n/translate.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useLazySheet } from '../ui/use-lazy-sheet.tsx';
import type { GuideSheetProps } from './guide-sheet.tsx';

const loadSheet = () => import('./guide-sheet.tsx').then((file) => file.GuideSheet);

/** Opens the guide of a bet type, or of all. */
export function GuideButton(props: Omit<GuideSheetProps, 'onClose'>) {
  const [open, sheet] = useLazySheet(loadSheet, props);
  return (
    <>
      <IconButton
        icon="info"
        label={props.betType ? t('What is this bet?') : t('What is each bet?')}
        onClick={open}
      />
      {sheet}
    </>
  );
}
