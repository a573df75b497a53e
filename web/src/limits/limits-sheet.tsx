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
    <Sheet onClose={onClose} title={t('My limits')}>
      <div className={styles.sheet}>
        <p className={textStyles.quiet}>
          {t(
            'Your limits stay on this device and count what you stake on it. A lower limit applies at once, a higher one from tomorrow.',
          )}
        </p>
        <LimitForm period="day" label={t('Daily limit')} />
        <LimitForm period="week" label={t('Weekly limit (Monday to Sunday)')} />
        <ReminderField />
        <PauseForm />
      </div>
    </Sheet>
  );
}
