import { useId } from 'react';
import { chooseLanguage } from '../i18n/choose-language.ts';
import { languages } from '../i18n/languages.ts';
import { t, useLanguage } from '../i18n/translate.ts';
import styles from './language-switch.module.css';
import { showToast } from './toast.tsx';
import { usePending } from './use-pending.tsx';

async function choose(language: string): Promise<void> {
  try {
    await chooseLanguage(language);
  } catch {
    showToast("This couldn't be loaded. Check your connection.", 'error');
  }
}

/** Chooses the language of the app; each is listed by its own name. `bare`: without a visible label. */
export function LanguageSwitch({ bare }: { readonly bare?: boolean }) {
  const id = useId();
  const label = t('Language · भाषा');
  const [startLoading, note] = usePending();
  return (
    <p className={styles.switch}>
      {!bare && <label htmlFor={id}>{label}</label>}
      <select
        id={id}
        aria-label={bare ? label : undefined}
        className={styles.select}
        value={useLanguage()}
        onChange={(event) => startLoading(choose(event.target.value))}
      >
        {Object.entries(languages).map(([language, { name, locale }]) => (
          <option key={language} value={language} lang={locale}>
            {name}
          </option>
        ))}
      </select>
      {note}
    </p>
  );
}
