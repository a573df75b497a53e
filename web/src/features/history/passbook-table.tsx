import { t } from '../../i18n/translate.ts';
import { formatDate } from '../../lib/days.ts';
import { formatRupees } from '../../lib/money.ts';
import { formatTime } from '../../lib/time.ts';
import notes from '../../ui/note.module.css';
import textStyles from '../../ui/text.module.css';
import styles from './passbook.module.css';
import type { PassbookRow } from './passbook-rows.ts';

/** The rows of a page in a box that scrolls both ways under a fixed head. */
export function PassbookTable({ rows }: { readonly rows: readonly PassbookRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be focusable
    <section className={styles.box} aria-label={t('Transactions')} tabIndex={0}>
      {rows.some(({ won }) => won) && (
        <p className={notes.note}>
          {t('Shows your wallet after the bet. Wins are added after the result.')}
        </p>
      )}
      <table className={styles.table}>
        <caption>
          <span className={textStyles.spoken}>{t('How each bet changed your wallet')}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('Transaction')}</th>
            <th scope="col">{t('Particulars')}</th>
            <th scope="col">{t('Previous amount')}</th>
            <th scope="col">{t('Transaction amount')}</th>
            <th scope="col">{t('Current amount')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row }: { readonly row: PassbookRow }) {
  const { at, about, digits, won, previous, amount, current } = row;
  return (
    <tr>
      <th scope="row" className={styles.when}>
        <span>{formatDate(at)}</span> <span className={styles.time}>{formatTime(at)}</span>
      </th>
      <td className={styles.particulars}>
        <span>{about}</span>
        <span>{digits}</span>
      </td>
      <td data-label={t('Previous amount')}>{formatRupees(previous)}</td>
      <td
        className={styles.amount}
        data-label={t('Transaction amount')}
        data-tone={won ? 'good' : 'bad'}
      >
        {`${won ? '+' : '-'}${formatRupees(amount)}`}
      </td>
      <td className={styles.current} data-label={t('Current amount')}>
        {formatRupees(current)}
      </td>
    </tr>
  );
}
