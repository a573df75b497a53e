import { useRef } from 'react';
import { t } from '../../i18n/translate.ts';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { EmptyNotice } from '../../ui/notice.tsx';
import { outlines } from '../../ui/outlines.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
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

const statusTexts = { Verified: 'verified', Pending: 'pending' } as const;

/** The banks with their status; removing a row moves the focus to the heading. */
export function BankTable({ banks, onRemove }: BankTableProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (id: Bank['id']) => {
    onRemove(id);
    heading.current?.focus();
  };
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('yourBanks')}
      </h2>
      <Card>
        {banks.length === 0 ? (
          <EmptyNotice text={t('noBanksHere')} icon={outlines.bank} />
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col" className={styles.bank}>
                  {t('bank')}
                </th>
                <th scope="col" className={styles.holder}>
                  {t('accHolder')}
                </th>
                <th scope="col" className={styles.ifsc}>
                  {t('ifsc')}
                </th>
                <th scope="col" className={styles.status}>
                  {t('bankStatus')}
                </th>
                <td className={styles.remove}>
                  <VisuallyHidden>{t('remove')}</VisuallyHidden>
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
      <td className={styles.holder}>{bank.accountHolder}</td>
      <td className={styles.ifsc}>{bank.ifsc}</td>
      <td className={styles.status}>
        <StatusChip tone={tones[bank.status]}>{t(statusTexts[bank.status])}</StatusChip>
      </td>
      <td className={styles.remove}>
        <IconButton
          icon={outlines.trash}
          label={t('removeBank', { bank: bank.bank })}
          onClick={onRemove}
        />
      </td>
    </tr>
  );
}
