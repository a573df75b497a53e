import { t, translated } from '../../i18n/translate.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './change-password-screen.module.css';

type Rule = { readonly text: string; readonly holds: boolean };

/** The rules of a form, each ticked once it is met. */
export function PasswordRules({ rules }: { readonly rules: readonly Rule[] }) {
  return (
    <ul className={styles.rules} aria-label={t('Password rules')}>
      {rules.map(({ text, holds }) => (
        <li key={text} className={styles.rule} data-holds={holds || undefined}>
          <span className={styles.tick}>{holds && <Icon name="check" size={16} />}</span>
          <span>{translated(text)}</span>
          <VisuallyHidden>{holds ? t('(done)') : t('(not yet)')}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
