import { type SubmitEvent, useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/button.tsx';
import page from '../../ui/page.module.css';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { anyAmount } from './amount.ts';
import { Simulated } from './simulation-note.tsx';
import { WithdrawNotes } from './withdraw-notes.tsx';

const banks = [
  'HDFC Bank',
  'ICICI Bank',
  'State Bank of India',
  'Axis Bank',
  'Kotak Mahindra Bank',
].map((bank) => ({ value: bank, label: bank }));

type WithdrawFormProps = { readonly onRequest: (amount: number) => void };

/** The form to withdraw funds. Amount, bank, limits and hours are not checked: a quirk that is kept. */
export function WithdrawForm({ onRequest }: WithdrawFormProps) {
  const [amount, setAmount] = useState('');
  const [bank, setBank] = useState('');
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onRequest(anyAmount(amount));
  };
  return (
    <form className={page.form} onSubmit={send} noValidate>
      <TextField
        label={t('Amount')}
        name="amount"
        prefix="₹"
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={setAmount}
      />
      <SelectField
        label={t('Select Bank')}
        name="bank"
        placeholder={t('Select Bank')}
        options={banks}
        value={bank}
        onChange={setBank}
      />
      <WithdrawNotes />
      <Button type="submit" block>
        {t('Request Withdraw')}
      </Button>
      <Simulated />
    </form>
  );
}
