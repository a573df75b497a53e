import type { Message } from '../../i18n/text.ts';
import { show, t } from '../../i18n/translate.ts';
import { Icon } from '../../ui/icon.tsx';
import page from '../../ui/page.module.css';
import textStyles from '../../ui/text.module.css';
import styles from './change-password-screen.module.css';

type Rule = { readonly text: Message; readonly holds: boolean };

export function PasswordRules({ rules }: { readonly rules: readonly Rule[] }) {
  return (
    <ul className={page.parts} aria-label={t('Password rules')}>
      {rules.map(({ text, holds }) => (
        <li key={show(text)} className={styles.rule} data-holds={holds || undefined}>
          <span className={styles.tick}>{holds && <Icon name="check" size={16} />}</span>
          <span>{show(text)}</span>
          <span className={textStyles.spoken}>{holds ? t('(done)') : t('(not yet)')}</span>
        </li>
      ))}
    </ul>
  );
}
