import { t } from '../i18n/translate.ts';
import { SelectField } from '../ui/select-field.tsx';
import { changeLimits, useLimits } from './stored-limits.ts';

const NEVER = 'never';
const MINUTES = [15, 30, 60, 120];

/** The choice of the minutes of play until the reminder. */
export function ReminderField() {
  const { reminder } = useLimits();
  const choices = [...new Set([...MINUTES, ...(reminder === null ? [] : [reminder])])];
  return (
    <SelectField
      label={t('Remind me after')}
      value={reminder === null ? NEVER : String(reminder)}
      options={[
        { value: NEVER, label: t('Never') },
        ...choices.map((minutes) => ({
          value: String(minutes),
          label: t('{count, plural, one {# minute} other {# minutes}}', { count: minutes }),
        })),
      ]}
      onChange={(value) =>
        changeLimits((limits) => ({ ...limits, reminder: value === NEVER ? null : Number(value) }))
      }
    />
  );
}
