import { config } from '../../config.ts';
import { show, t } from '../../i18n/translate.ts';
import { telephoneLink } from '../../lib/telephone.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './home-screen.module.css';

const icons = ['phone', 'chat'] as const;

/** The two contacts of the configuration; one with a number is a telephone link. */
export function ContactLines() {
  return (
    <ul className={styles.contacts} aria-label={t('Contact')}>
      {config().contacts.map(({ label, number }, index) => {
        const link = telephoneLink(show(number));
        const line = (
          <>
            <span className={styles.contactLabel}>
              <Icon name={icons[index] ?? 'phone'} size={16} />
              <span>{show(label)}</span>
            </span>
            <span translate="no">{show(number)}</span>
          </>
        );
        return (
          <li key={show(label)}>
            {link ? (
              <a className={styles.contact} href={link}>
                {line}
              </a>
            ) : (
              <span className={styles.contact}>{line}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
