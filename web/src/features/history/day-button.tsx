import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { today } from '../../lib/days.ts';
import { BarAction } from '../../ui/bar-action.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { outlines } from '../../ui/outlines.ts';
import { TextField } from '../../ui/text-field.tsx';

type DayButtonProps = {
  /** Takes the chosen day, `yyyy-mm-dd`; empty without one. */
  readonly onDay: (day: string) => void;
};

/** The button in the bar that opens the choice of a day. */
export function DayButton({ onDay }: DayButtonProps) {
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState('');
  const close = () => setOpen(false);
  return (
    <>
      <BarAction>
        <IconButton
          icon={outlines.calendar}
          label={t('Jump to a date')}
          onClick={() => {
            setDay('');
            setOpen(true);
          }}
        />
      </BarAction>
      {open && (
        <Dialog
          onClose={close}
          title={t('Jump to a date')}
          actions={
            <>
              <Button variant="secondary" onClick={close}>
                {t('Cancel')}
              </Button>
              <Button
                onClick={() => {
                  close();
                  onDay(day);
                }}
              >
                {t('Ok')}
              </Button>
            </>
          }
        >
          <TextField type="date" label={t('Date')} max={today()} value={day} onChange={setDay} />
        </Dialog>
      )}
    </>
  );
}
