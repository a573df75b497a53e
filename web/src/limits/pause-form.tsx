import { type SubmitEvent, useState } from 'react';
import { t } from '../i18n/translate.ts';
import { dayAfter, yearAfter } from '../lib/calendar.ts';
import { formatDay } from '../lib/days.ts';
import { useToday } from '../lib/use-host-now.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Emblem } from '../ui/emblem.tsx';
import textStyles from '../ui/text.module.css';
import { TextField } from '../ui/text-field.tsx';
import { outside } from './limit.ts';
import styles from './limits.module.css';
import { isPaused } from './play-limits.ts';
import { changeLimits, useLimits } from './stored-limits.ts';

/** A pause of all bets until a day, for at most a year. It cannot be shortened, so the player must confirm it. */
export function PauseForm() {
  const limits = useLimits();
  const { pausedUntil } = limits;
  const day = useToday();
  const active = isPaused(limits, day) ? pausedUntil : null;
  const earliest = active ?? dayAfter(day);
  const [typed, setTyped] = useState('');
  // A stored pause may be longer.
  const latest = active && active > yearAfter(day) ? active : yearAfter(day);
  const [asks, setAsks] = useState(false);
  const wrong = typed === '' ? undefined : outside(typed, earliest, latest);
  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed !== '' && !wrong) setAsks(true);
  };
  const pause = () => {
    setAsks(false);
    changeLimits((before) => ({ ...before, pausedUntil: typed }));
  };
  return (
    <form className={styles.form} onSubmit={ask} noValidate>
      <div className={styles.row}>
        <TextField
          type="date"
          label={t('Take a break until')}
          min={earliest}
          max={latest}
          value={typed}
          error={
            wrong && {
              id: wrong === 'early' ? 'Choose {day} or later.' : 'Choose {day} or earlier.',
              values: { day: formatDay(wrong === 'early' ? earliest : latest) },
            }
          }
          onChange={setTyped}
        />
        <Button type="submit" variant="secondary">
          {t('Pause')}
        </Button>
      </div>
      <p className={textStyles.quiet} role="status">
        {active
          ? t("You can bet again on {day}. You can't shorten a pause.", {
              day: formatDay(active),
            })
          : t("Your bets aren't paused.")}
      </p>
      {asks && (
        <Dialog
          onClose={() => setAsks(false)}
          role="alertdialog"
          title={t('Take a break until {day}?', { day: formatDay(typed) })}
          emblem={<Emblem icon="alert" tone="warn" />}
          actions={
            <>
              <Button variant="secondary" onClick={() => setAsks(false)}>
                {t('Cancel')}
              </Button>
              <Button onClick={pause}>{t('Pause')}</Button>
            </>
          }
        >
          <p className={textStyles.quiet}>
            {t("You can't bet before, and you can't shorten a pause.")}
          </p>
        </Dialog>
      )}
    </form>
  );
}
