import { config } from '../../config.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './home-screen.module.css';

const icons = ['phone', 'chat'] as const;

/** The two contact lines of the configuration; a line with a number calls it. */
export function ContactLines() {
  return (
    <ul className={styles.contacts} aria-label="Contact">
      {config().contacts.map(({ label, number }, index) => {
        const dialled = number.replace(/[^\d+]/g, '');
        const line = (
          <>
            <span className={styles.contactLabel}>
              <Icon name={icons[index] ?? 'phone'} size={16} />
              {label}
            </span>
            {number}
          </>
        );
        return (
          <li key={label}>
            {dialled ? (
              <a className={styles.contact} href={`tel:${dialled}`}>
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
