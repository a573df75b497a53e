import { type SubmitEvent, useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { readPassword } from '../../lib/account-readers.ts';
import { useBack } from '../../lib/use-back.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import page from '../../ui/page.module.css';
import { PasswordField } from '../../ui/password-field.tsx';
import { newPasswordRules, secondPasswordError } from './new-password.ts';
import { PasswordRules } from './password-rules.tsx';

/** Asks for a new password and discards it: a quirk that is kept. */
export function ChangePasswordScreen() {
  const back = useBack();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [doubtful, setDoubtful] = useState({ password: false, again: false });
  const isSure = !doubtful.password && !doubtful.again;
  const rules = newPasswordRules(password, again);
  const reset = (event: SubmitEvent) => {
    event.preventDefault();
    back();
  };
  return (
    <main className={page.page}>
      <Card className={page.inset}>
        {/* Not "new-password": the browser must not save a password that is never set. */}
        <form className={page.form} onSubmit={reset} autoComplete="off" noValidate>
          <PasswordField
            label={t('New password')}
            name="new_entry"
            autoComplete="off"
            read={readPassword}
            value={password}
            onChange={(value, inDoubt) => {
              setPassword(value);
              setDoubtful((before) => ({ ...before, password: inDoubt }));
            }}
          />
          <PasswordField
            label={t('Re-enter password')}
            name="second_entry"
            autoComplete="off"
            read={readPassword}
            value={again}
            error={secondPasswordError(password, again)}
            onChange={(value, inDoubt) => {
              setAgain(value);
              setDoubtful((before) => ({ ...before, again: inDoubt }));
            }}
          />
          <PasswordRules rules={rules} />
          <Button type="submit" block disabled={!isSure || !rules.every(({ holds }) => holds)}>
            {t('Reset password')}
          </Button>
          <p className={page.smallPrint}>
            {t("This change isn't saved. Your password stays the same.")}
          </p>
        </form>
      </Card>
    </main>
  );
}
