import { useState } from 'react';
import { today as todayInIndia } from '../../lib/time.ts';
import { TextField } from '../../ui/text-field.tsx';

type DayFieldProps = {
  /** `yyyy-mm-dd`, not after today. */
  readonly value: string;
  /** Told of whole days up to today alone. */
  readonly onChange: (day: string) => void;
};

/**
 * Picks a day up to today in India. Typed part by part, a native date passes through days that
 * nobody means (21/11/0002) or that are still to come: those stay in the field and are not told.
 */
export function DayField({ value, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string>();
  const today = todayInIndia();
  const inFuture = typed !== undefined && typed > today;
  const enter = (day: string) => {
    setTyped(day);
    if (/^[1-9]/.test(day) && day <= today) onChange(day);
  };
  return (
    <TextField
      type="date"
      label="Date"
      max={today}
      required
      value={typed ?? value}
      error={inFuture ? 'Choose a day up to today.' : undefined}
      onChange={enter}
      onBlur={() => setTyped(undefined)}
    />
  );
}
