import { type SubmitEvent, useState } from 'react';
import { t } from '../i18n/translate.ts';
import { formatDay } from '../lib/days.ts';
import { useToday } from '../lib/use-host-now.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { dayAfter } from './limit.ts';
import styles from './limits.module.css';
import { isPaused } from './play-limits.ts';
import { changeLimits, useLimits } from './stored-limits.ts';

/** A pause of all bets until a day. It can be made longer and not shorter. */
export function PauseForm() {
  const limits = useLimits();
  const { pausedUntil } = limits;
  const day = useToday();
  const active = isPaused(limits, day) ? pausedUntil : null;
  const earliest = active ?? dayAfter(day);
  const [typed, setTyped] = useState('');
  const isTooEarly = typed !== '' && typed < earliest;
  const pause = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed === '' || isTooEarly) return;
    changeLimits((before) => ({ ...before, pausedUntil: typed }));
  };
  return (
    <form className={styles.form} onSubmit={pause} noValidate>
      <div className={styles.row}>
        <TextField
          type="date"
          label={t('pauseAllBetsUntil')}
          min={earliest}
          value={typed}
          error={
            isTooEarly
              ? { id: 'chooseADayFromOn', values: { day: formatDay(earliest) } }
              : undefined
          }
          onChange={setTyped}
        />
        <Button type="submit" variant="secondary">
          {t('pause')}
        </Button>
      </div>
      <p className={styles.note} role="status">
        {active
          ? t('pauseNotShortened', {
              day: formatDay(active),
            })
          : t('noPauseNow')}
      </p>
    </form>
  );
}
