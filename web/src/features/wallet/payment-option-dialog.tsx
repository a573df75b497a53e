import { useId, useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { formatRupees } from '../../lib/money.ts';
import { Button } from '../../ui/button.tsx';
import cards from '../../ui/card.module.css';
import checks from '../../ui/check-box.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import page from '../../ui/page.module.css';
import rows from '../../ui/row.module.css';
import textStyles from '../../ui/text.module.css';
import styles from './payment-option-dialog.module.css';
import { NoRealMoney } from './simulation-note.tsx';

type PaymentOptionDialogProps = {
  readonly provider: string;
  readonly amount: number;
  readonly onCancel: () => void;
  readonly onContinue: () => void;
};

/** Offers three ways to pay; none of them makes a payment. */
export function PaymentOptionDialog(props: PaymentOptionDialogProps) {
  const { provider, amount, onCancel, onContinue } = props;
  return (
    <Dialog
      onClose={onCancel}
      title={t('Choose your payment option')}
      closesOnBackdrop
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button onClick={onContinue}>{t('Continue')}</Button>
        </>
      }
    >
      <div className={page.form}>
        <p className={textStyles.centred}>{provider}</p>
        <Options amount={amount} />
        <NoRealMoney />
      </div>
    </Dialog>
  );
}

function Options({ amount }: { readonly amount: number }) {
  const [chosen, setChosen] = useState(0);
  const name = useId();
  const options = [
    { label: t('Pay {amount}', { amount: formatRupees(amount) }), mark: t('Instant payment') },
    { label: t('Scan QR Code') },
    { label: t('Enter UPI ID') },
  ];
  return (
    <fieldset className={classNames(cards.card, page.lines)} aria-label={t('Payment option')}>
      {options.map(({ label, mark }, index) => (
        <label key={label} className={rows.row}>
          <input
            type="radio"
            name={name}
            className={checks.mark}
            checked={index === chosen}
            onChange={() => setChosen(index)}
          />
          <span className={rows.text}>
            <span>{label}</span>
            {mark && <span className={styles.mark}>{mark}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
