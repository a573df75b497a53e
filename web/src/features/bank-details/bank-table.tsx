import { useRef } from 'react';
import { t } from '../../i18n/translate.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { EmptyNotice } from '../../ui/notice.tsx';
import { outlines } from '../../ui/outlines.ts';
import page from '../../ui/page.module.css';
import { StatusChip } from '../../ui/status-chip.tsx';
import textStyles from '../../ui/text.module.css';
import type { Bank } from './bank.ts';
import styles from './bank-details-screen.module.css';

const tones = { Verified: 'good', Pending: 'warn' } as const satisfies Record<
  Bank['status'],
  string
>;

type BankTableProps = {
  readonly banks: readonly Bank[];
  readonly onRemove: (id: Bank['id']) => void;
};

/** The banks with their status; removing a row moves the focus to the heading. */
export function BankTable({ banks, onRemove }: BankTableProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (id: Bank['id']) => {
    onRemove(id);
    heading.current?.focus();
  };
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className={classNames(page.heading, styles.heading)}>
        {t('Your banks')}
      </h2>
      <Card>
        {banks.length === 0 ? (
          <EmptyNotice text={t('No banks here')} icon={outlines.bank} />
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('Bank')}</th>
                <th scope="col">{t('Acc. Holder')}</th>
                <th scope="col">{t('IFSC')}</th>
                <th scope="col" className={styles.status}>
                  {t('Status')}
                </th>
                <td className={styles.remove}>
                  <span className={textStyles.spoken}>{t('Remove')}</span>
                </td>
              </tr>
            </thead>
            <tbody>
              {banks.map((bank) => (
                <BankRow key={bank.id} bank={bank} onRemove={() => remove(bank.id)} />
              ))}
            </tbody>
          </table>
        )}
      </Card>
    </section>
  );
}

function BankRow({ bank, onRemove }: { readonly bank: Bank; readonly onRemove: () => void }) {
  return (
    <tr>
      <td className={styles.bank}>{bank.bank}</td>
      <td>{bank.accountHolder}</td>
      <td>{bank.ifsc}</td>
      <td className={styles.status}>
        <StatusChip tone={tones[bank.status]}>{t(bank.status)}</StatusChip>
      </td>
      <td className={styles.remove}>
        <IconButton
          icon={outlines.trash}
          label={t('Remove {bank}', { bank: bank.bank })}
          onClick={onRemove}
        />
      </td>
    </tr>
  );
}
