import { t } from '../../i18n/translate.ts';
import { monthAfter } from '../../lib/calendar.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { outlines } from '../../ui/outlines.ts';
import { ToggleChip } from '../../ui/toggle-chip.tsx';
import { useFocusGroup } from '../../ui/use-focus-group.ts';
import { monthName } from './calendar-names.ts';
import styles from './chart.module.css';

type ChartControlsProps = {
  readonly month: string;
  /** The last month that can be chosen, `yyyy-mm`. */
  readonly lastMonth: string;
  readonly onMonth: (month: string) => void;
  readonly jodisOnly: boolean;
  readonly onJodisOnly: (jodisOnly: boolean) => void;
};

/** The month of the chart between its neighbours, and the switch that shows only the jodis. */
export function ChartControls(props: ChartControlsProps) {
  const { month, lastMonth, onMonth, jodisOnly, onJodisOnly } = props;
  return (
    <div ref={useFocusGroup()} className={styles.controls}>
      <IconButton
        icon={outlines.chevronLeft}
        label={t('Previous month')}
        onClick={() => onMonth(monthAfter(month, -1))}
      />
      <h2 className={styles.month} aria-live="polite">
        {monthName(month)}
      </h2>
      <IconButton
        icon="chevron-right"
        label={t('Next month')}
        disabled={month >= lastMonth}
        onClick={() => onMonth(monthAfter(month, 1))}
      />
      <div className={styles.jodis}>
        <ToggleChip pressed={jodisOnly} onToggle={onJodisOnly}>
          {t('Jodis only')}
        </ToggleChip>
      </div>
    </div>
  );
}
