import type { Contact } from '../../config.ts';
import { show } from '../../i18n/translate.ts';
import { telephoneLink } from '../../lib/telephone.ts';
import { Badge } from '../../ui/badge.tsx';
import cards from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import rows from '../../ui/row.module.css';
import textStyles from '../../ui/text.module.css';
import styles from './chat-screen.module.css';

const contactClass = classNames(cards.card, styles.contact);

type ContactLineProps = { readonly contact: Contact; readonly icon: IconName };

/** A contact of the configuration; a tap on one with a number calls it. */
export function ContactLine({ contact, icon }: ContactLineProps) {
  const link = telephoneLink(show(contact.number));
  const line = (
    <>
      <Badge>
        <Icon name={icon} />
      </Badge>
      <span className={rows.text}>
        <span className={textStyles.quiet}>{show(contact.label)}</span>
        <span className={styles.number}>{show(contact.number)}</span>
      </span>
    </>
  );
  return link ? (
    <a className={contactClass} href={link}>
      {line}
    </a>
  ) : (
    <span className={contactClass}>{line}</span>
  );
}
