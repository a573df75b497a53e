import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { useToday } from '../../lib/use-host-now.ts';
import { TextField } from '../../ui/text-field.tsx';

type DayFieldProps = {
  /** `yyyy-mm-dd`, not after today. */
  readonly value: string;
  /** Called only with complete dates up to today. */
  readonly onChange: (day: string) => void;
};

/** A date up to today in India. Partial or future dates stay in the input without calling `onChange`. */
export function DayField({ value, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string>();
  const today = useToday();
  const inFuture = typed !== undefined && typed > today;
  const enter = (day: string) => {
    setTyped(day);
    if (/^[1-9]/.test(day) && day <= today) onChange(day);
  };
  return (
    <TextField
      type="date"
      label={t('Date')}
      max={today}
      required
      value={typed ?? value}
      error={inFuture ? 'Choose today or an earlier day.' : undefined}
      onChange={enter}
      onBlur={() => setTyped(undefined)}
    />
  );
}
