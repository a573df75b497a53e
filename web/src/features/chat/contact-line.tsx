import type { Contact } from '../../config.ts';
import { show } from '../../i18n/translate.ts';
import { telephoneLink } from '../../lib/telephone.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './chat-screen.module.css';

type ContactLineProps = { readonly contact: Contact; readonly icon: IconName };

/** A contact of the configuration; a tap on one with a number calls it. */
export function ContactLine({ contact, icon }: ContactLineProps) {
  const link = telephoneLink(show(contact.number));
  const line = (
    <>
      <Badge>
        <Icon name={icon} />
      </Badge>
      <span className={styles.text}>
        <span className={styles.label}>{show(contact.label)}</span>
        <span className={styles.number}>{show(contact.number)}</span>
      </span>
    </>
  );
  return link ? (
    <a className={styles.contact} href={link}>
      {line}
    </a>
  ) : (
    <span className={styles.contact}>{line}</span>
  );
}
