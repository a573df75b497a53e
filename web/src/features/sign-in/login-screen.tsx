import { useLayoutEffect, useState } from 'react';
import { useAuth } from '../../auth/auth-state.ts';
import { clearError, signIn } from '../../auth/sign-in.ts';
import { config } from '../../config.ts';
import { t } from '../../i18n/translate.ts';
import { readMobile } from '../../lib/account-readers.ts';
import { paths } from '../../lib/paths.ts';
import { mobileError } from '../../lib/validators.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Link } from '../../ui/link.tsx';
import { credentials } from './credential.ts';
import { CredentialField } from './credential-field.tsx';
import { FailureBox } from './failure-box.tsx';
import { MobileField } from './mobile-field.tsx';
import styles from './sign-in-form.module.css';
import { AuthFrame } from './sign-in-frame.tsx';
import { themePrompts } from './theme-prompts.ts';
import { useFields } from './use-fields.ts';

export function LoginScreen() {
  const { loading, error, appConfig } = useAuth();
  const prompts = themePrompts[config().theme];
  const grantType = appConfig.login_type;
  const { label, check, read } = credentials[grantType];
  const { form, field, submit } = useFields(
    {
      mobileNumber: { check: mobileError, read: readMobile, whileTyping: true },
      credential: { check, read },
    },
    signIn,
  );

  useLayoutEffect(clearError, []);

  return (
    <AuthFrame title={t('Login')} corner={<LanguageSwitch bare={true} />}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {error && <FailureBox title={t('Login Failed')} text={error} />}
        <MobileField {...field('mobileNumber')} />
        <CredentialField
          {...field('credential')}
          grantType={grantType}
          label={t(label)}
          name={grantType}
        />
        <div className={styles.prompts}>
          {prompts.rememberMe && <RememberMe />}
          {/* A prompt without an action: a quirk that is kept. */}
          {prompts.forgotPassword && (
            <button type="button" className={styles.prompt}>
              {t('Forgot Password? Reset Now')}
            </button>
          )}
        </div>
        <div className={styles.actions}>
          <Button type="submit" block busy={loading}>
            {loading ? t('Logging in...') : t('Login')}
          </Button>
          {prompts.registerNow && (
            <Link to={paths.register} className={buttonClass('ghost', true)}>
              {t('Register Now')}
            </Link>
          )}
        </div>
      </form>
    </AuthFrame>
  );
}

/** Has no effect: the lifetime of a session is fixed. */
function RememberMe() {
  const [checked, setChecked] = useState(false);
  return <CheckBox label={t('Remember me')} checked={checked} onChange={setChecked} />;
}
