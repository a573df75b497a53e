import { t } from '../../i18n/translate.ts';
import { formatDate } from '../../lib/days.ts';
import { formatRupees } from '../../lib/money.ts';
import { formatTime } from '../../lib/time.ts';
import { classNames } from '../../ui/class-names.ts';
import textStyles from '../../ui/text.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './passbook.module.css';
import type { PassbookRow } from './passbook-rows.ts';

/** The rows of a page in a box that scrolls both ways under a fixed head. */
export function PassbookTable({ rows }: { readonly rows: readonly PassbookRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be focusable
    <section className={styles.box} aria-label={t('transactions')} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('passbookCaption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('transaction')}</th>
            <th scope="col">{t('particulars')}</th>
            <th scope="col">{t('previousAmount')}</th>
            <th scope="col">{t('transactionAmount')}</th>
            <th scope="col">{t('currentAmount')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      </table>
      <p className={classNames(textStyles.quiet, styles.note)}>{t('currentAmountExplained')}</p>
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
      <td data-label={t('previousAmount')}>{formatRupees(previous)}</td>
      <td
        className={styles.amount}
        data-label={t('transactionAmount')}
        data-tone={won ? 'good' : 'bad'}
      >
        {`${won ? '+' : '-'}${formatRupees(amount)}`}
      </td>
      <td className={styles.current} data-label={t('currentAmount')}>
        {formatRupees(current)}
      </td>
    </tr>
  );
}
