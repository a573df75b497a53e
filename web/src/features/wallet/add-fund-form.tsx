import { type SubmitEvent, useRef, useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/button.tsx';
import page from '../../ui/page.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { positiveAmount } from './amount.ts';
import { LargeAmount } from './large-amount.tsx';
import { ADD_FUND_BALANCE, type PaymentState } from './payment.ts';
import { Simulated } from './simulation-note.tsx';

type AddFundFormProps = { readonly onRequest: (payment: PaymentState) => void };

/** The form to add funds. Rejects an amount that is not positive until the input changes. */
export function AddFundForm({ onRequest }: AddFundFormProps) {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const amount = positiveAmount(text);
    if (amount !== undefined) return onRequest({ amount, type: 'add-fund' });
    setRefused(true);
    field.current?.focus();
  };
  return (
    <form className={page.form} onSubmit={send} noValidate>
      <LargeAmount label={t('Wallet Balance')} amount={ADD_FUND_BALANCE} />
      <TextField
        ref={field}
        label={t('Amount')}
        name="amount"
        prefix="₹"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={refused ? 'Enter the Amount' : undefined}
        onChange={(value) => {
          setText(value);
          setRefused(false);
        }}
      />
      <Button type="submit" block>
        {t('Send Request')}
      </Button>
      <Simulated />
    </form>
  );
}
