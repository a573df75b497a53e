import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../auth/auth-state.ts';
import { register } from '../../auth/register.ts';
import type { Shown } from '../../i18n/text.ts';
import { t } from '../../i18n/translate.ts';
import { paths } from '../../lib/paths.ts';
import { useBack } from '../../lib/use-back.ts';
import { showAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { credentials } from './credential.ts';
import { CredentialField } from './credential-field.tsx';
import { FailureBox } from './failure-box.tsx';
import { MobileField } from './mobile-field.tsx';
import { confirmations, hostErrorsByField, registerRules } from './register-rules.ts';
import styles from './sign-in-form.module.css';
import { AuthFrame } from './sign-in-frame.tsx';
import { useFields } from './use-fields.ts';

/** Registration with the credential in use. A failure keeps all input. */
export function RegisterScreen() {
  const { loading, appConfig } = useAuth();
  const navigate = useNavigate();
  const back = useBack(paths.login);
  const [general, setGeneral] = useState<Shown>();
  const grantType = appConfig.login_type;
  const confirmation = confirmations[grantType];

  const { form, field, submit } = useFields(
    registerRules(grantType),
    async (values, setHostErrors) => {
      setGeneral(undefined);
      setHostErrors({});
      const errors = await register(values);
      if (!errors) {
        void showAlert('Registration successful! Please login.');
        void navigate(paths.login);
        return;
      }
      setGeneral(errors.general);
      setHostErrors(hostErrorsByField(errors.fields));
      void showAlert('Registration failed. Please try again.');
    },
  );

  return (
    <AuthFrame
      title={t('Register Now')}
      lead={<IconButton icon="back" label={t('Back')} onClick={back} />}
    >
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {general && <FailureBox text={general} />}
        <MobileField {...field('mobileNumber')} />
        <TextField
          {...field('firstName')}
          label={t('First name')}
          name="first_name"
          autoComplete="given-name"
        />
        <TextField
          {...field('lastName')}
          label={t('Last name')}
          name="last_name"
          autoComplete="family-name"
        />
        <CredentialField
          {...field('credential')}
          grantType={grantType}
          label={t(credentials[grantType].label)}
          name={grantType}
          isNew
        />
        {confirmation && (
          <CredentialField
            {...field('confirmation')}
            grantType={grantType}
            label={t(confirmation.label)}
            name={`confirm_${grantType}`}
            isNew
          />
        )}
        <TextField
          {...field('referralCode')}
          label={t('Referral code')}
          name="referral_code"
          placeholder={t('Enter referral code (optional)')}
          autoComplete="off"
        />
        <div className={styles.actions}>
          <Button type="submit" block busy={loading}>
            {loading ? t('Registering...') : t('Register')}
          </Button>
          <Button variant="ghost" block onClick={() => navigate(paths.login)}>
            {t('Login')}
          </Button>
        </div>
      </form>
    </AuthFrame>
  );
}
