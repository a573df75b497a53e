import { type SubmitEvent, useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { readDigits } from '../../lib/typed-number.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import page from '../../ui/page.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { maskedAccount } from './bank.ts';

const readAccount = readDigits(18);

/** Logs the input and does nothing else: a quirk that is kept. */
export function BankForm() {
  const [account, setAccount] = useState('');
  const [doubtful, setDoubtful] = useState(false);
  const [holder, setHolder] = useState('');
  const [ifsc, setIfsc] = useState('');
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (doubtful) return;
    // biome-ignore lint/suspicious/noConsole: the log is the only effect this button has.
    console.info('Add Bank', {
      accountNumber: maskedAccount(account),
      accountHolder: holder,
      ifsc,
    });
  };
  return (
    <Card className={page.inset}>
      <form className={page.form} onSubmit={add} autoComplete="off" noValidate>
        <TextField
          label={t('Account Number')}
          name="account_number"
          inputMode="numeric"
          value={account}
          read={readAccount}
          onChange={(value, inDoubt) => {
            setAccount(value);
            setDoubtful(inDoubt);
          }}
        />
        <TextField
          label={t('Account Holder Name')}
          name="account_holder"
          autoCapitalize="words"
          value={holder}
          onChange={setHolder}
        />
        <TextField
          label={t('IFSC Code')}
          name="ifsc"
          autoCapitalize="characters"
          spellCheck={false}
          value={ifsc}
          onChange={setIfsc}
        />
        <Button type="submit" block>
          {t('Add Bank')}
        </Button>
        <p className={page.smallPrint}>
          {t("Nothing you enter here is saved or sent. Don't enter a real account.")}
        </p>
      </form>
    </Card>
  );
}
