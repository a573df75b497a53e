import { type SubmitEvent, useState } from 'react';
import { t } from '../i18n/translate.ts';
import { formatDay } from '../lib/days.ts';
import { formatRupees } from '../lib/money.ts';
import { readAmount } from '../lib/typed-amount.ts';
import { useToday } from '../lib/use-host-now.ts';
import { Button } from '../ui/button.tsx';
import textStyles from '../ui/text.module.css';
import { TextField } from '../ui/text-field.tsx';
import { changedLimit, type Limit, limitOn } from './limit.ts';
import styles from './limits.module.css';
import { stakedInWeek, stakedOn } from './play-limits.ts';
import { changeLimits, useLimits } from './stored-limits.ts';

const MOST = 999_999_999;

/** The limit in a text: null for none, undefined if it is not a whole number of points. */
function limitIn(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const limit = readAmount(text);
  const isLimit = limit !== undefined && Number.isInteger(limit) && limit >= 0 && limit <= MOST;
  return isLimit ? limit : undefined;
}

type LimitFormProps = { readonly period: 'day' | 'week'; readonly label: string };

/** One limit: its value, its use, and a field for a new one. Empty means no limit. */
export function LimitForm({ period, label }: LimitFormProps) {
  const limits = useLimits();
  const limit = limits[period];
  const day = useToday();
  const current = limitOn(limit, day);
  const [typed, setTyped] = useState(current === null ? '' : String(current));
  const used = period === 'day' ? stakedOn(limits, day) : stakedInWeek(limits, day);
  const value = limitIn(typed);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (value === undefined) return;
    changeLimits((before) => ({ ...before, [period]: changedLimit(before[period], value, day) }));
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <div className={styles.row}>
        <TextField
          label={label}
          inputMode="numeric"
          value={typed}
          placeholder={t('No limit')}
          error={
            value !== undefined ? undefined : 'Enter whole points, or leave it empty for no limit.'
          }
          onChange={setTyped}
        />
        <Button type="submit" variant="secondary">
          {t('Set')}
        </Button>
      </div>
      {current !== null && (
        <progress
          className={styles.used}
          value={used}
          max={Math.max(1, current)}
          data-full={used >= current || undefined}
          aria-hidden="true"
        />
      )}
      <p className={textStyles.quiet} role="status">
        {[
          current === null
            ? t('You have no limit.')
            : t('Your limit is {amount}.', { amount: formatRupees(current) }),
          t('Staked so far: {amount}.', { amount: formatRupees(used) }),
          ...(limit.next && limit.next.from > day ? [nextText(limit.next)] : []),
        ].join(' ')}
      </p>
    </form>
  );
}

function nextText({ from, value }: NonNullable<Limit['next']>): string {
  const day = formatDay(from);
  return value === null
    ? t('From {day}: no limit.', { day })
    : t('From {day}: {amount}.', { day, amount: formatRupees(value) });
}
