import { t } from '../i18n/translate.ts';
import { Sheet } from '../ui/sheet.tsx';
import textStyles from '../ui/text.module.css';
import { LimitForm } from './limit-form.tsx';
import styles from './limits.module.css';
import { PauseForm } from './pause-form.tsx';
import { ReminderField } from './reminder-field.tsx';

/** The player's own limits, reminder and pause. */
export function LimitsSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet open={true} onClose={onClose} title={t('myLimitsTitle')}>
      <div className={styles.sheet}>
        <p className={textStyles.quiet}>{t('limitsIntroduction')}</p>
        <LimitForm period="day" label={t('pointsADay')} />
        <LimitForm period="week" label={t('pointsAWeekFromMonday')} />
        <ReminderField />
        <PauseForm />
      </div>
    </Sheet>
  );
}
