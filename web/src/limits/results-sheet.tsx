import { useFetched } from '../api/swr.ts';
import { t } from '../i18n/translate.ts';
import { formatDay } from '../lib/days.ts';
import { formatRupees } from '../lib/money.ts';
import { useToday } from '../lib/use-host-now.ts';
import { KeyValueList } from '../ui/key-value-list.tsx';
import { ErrorNotice, Loading } from '../ui/notice.tsx';
import { Sheet } from '../ui/sheet.tsx';
import textStyles from '../ui/text.module.css';
import styles from './limits.module.css';
import { type DayPosition, netOf, type Position, positionsByDay, totalOf } from './net-position.ts';
import { type MonthOfBets, readMonth } from './read-month.ts';

/** The results of the bets of today and of this month, from the history. */
export function ResultsSheet({ onClose }: { readonly onClose: () => void }) {
  const month = useToday().slice(0, 7);
  const { status, data, retry } = useFetched(['month-of-bets', month], () => readMonth(month), {
    revalidateOnMount: true,
  });
  return (
    <Sheet onClose={onClose} title={t('My results')}>
      <div className={styles.sheet}>
        {status === 'pending' && <Loading text={t('Loading your bets...')} />}
        {status === 'rejected' && (
          <ErrorNotice text={t("Your bets couldn't be loaded")} onAction={retry} />
        )}
        {status === 'fulfilled' && <Figures month={data} />}
      </div>
    </Sheet>
  );
}

function Figures({ month }: { readonly month: MonthOfBets }) {
  const days = positionsByDay(month.records);
  const day = useToday();
  if (days.length === 0) return <p>{t('No bets this month. Your results will appear here.')}</p>;
  return (
    <>
      <PositionList name={t('Today')} position={totalOf(days.filter((each) => each.day === day))} />
      <PositionList name={t('This month')} position={totalOf(days)} />
      {month.isCut && (
        <p className={textStyles.quiet}>
          {t('This counts only your newest bets. You placed more this month.')}
        </p>
      )}
      <DayChart days={days} />
    </>
  );
}

function PositionList({ name, position }: { readonly name: string; readonly position: Position }) {
  const net = netOf(position);
  return (
    <div>
      <h3 className={textStyles.head}>{name}</h3>
      <KeyValueList
        facts={[
          [t('Played, result out'), formatRupees(position.staked)],
          [t('Won'), formatRupees(position.won)],
          [t('Profit or loss'), formatRupees(net), net < 0 ? 'bad' : undefined],
          [t('Played, result awaited'), formatRupees(position.pending)],
        ]}
      />
    </div>
  );
}

/** By how much the largest day exceeds the second before its bar is cut. */
const OUTLIER = 2;

/** A bar for each day with decided bets, the newest first: a win to the right, a loss to the left. One outlier is cut. */
function DayChart({ days }: { readonly days: readonly DayPosition[] }) {
  const nets = days.map((each) => ({ day: each.day, net: netOf(each) }));
  const [largest = 0, second = 0] = nets.map(({ net }) => Math.abs(net)).sort((a, b) => b - a);
  const most = Math.max(1, second > 0 && largest > OUTLIER * second ? second : largest);
  return (
    <ul className={styles.chart} aria-label={t('Profit or loss by day')}>
      {nets.map(({ day, net }) => (
        <li key={day} className={styles.bar}>
          <span>{formatDay(day)}</span>
          <span className={styles.track} aria-hidden="true">
            <span
              className={styles.fill}
              data-lost={net < 0 || undefined}
              data-cut={Math.abs(net) > most || undefined}
              style={{ width: `${Math.min(1, Math.abs(net) / most) * 50}%` }}
            />
          </span>
          <span className={styles.net}>{formatRupees(net)}</span>
        </li>
      ))}
    </ul>
  );
}
