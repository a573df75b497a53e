import { config } from '../../config.ts';
import { show, t } from '../../i18n/translate.ts';
import { telephoneLink } from '../../lib/telephone.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { outlines } from '../../ui/outlines.ts';
import page from '../../ui/page.module.css';
import rows from '../../ui/row.module.css';
import styles from './chat-screen.module.css';
import { ContactLine } from './contact-line.tsx';
import { helpTopics } from './help-topics.ts';

export function ChatScreen() {
  const contacts = config().contacts.filter(({ number }) => telephoneLink(show(number)));
  return (
    <main className={page.page}>
      {contacts.length > 0 && (
        <section>
          <h2 className={classNames(page.heading, styles.heading)}>{t('Talk to us')}</h2>
          <ul className={page.parts} aria-label={t('Contact')}>
            {contacts.map((contact) => (
              <li key={show(contact.label)}>
                <ContactLine contact={contact} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className={classNames(page.heading, styles.heading)}>{t('Good to know')}</h2>
        <Card className={page.lines}>
          {helpTopics.map(({ question, answer }) => (
            <details key={question}>
              <summary className={classNames(rows.row, rows.fold)}>
                <span className={rows.text}>{t(question)}</span>
                <Icon name={outlines.chevronDown} size={20} />
              </summary>
              <p className={styles.answer}>{t(answer)}</p>
            </details>
          ))}
        </Card>
      </section>
    </main>
  );
}
