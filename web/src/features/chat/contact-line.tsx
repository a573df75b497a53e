import type { Contact } from '../../config.ts';
import { show } from '../../i18n/translate.ts';
import { telephoneLink } from '../../lib/telephone.ts';
import { Badge } from '../../ui/badge.tsx';
import cards from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import rows from '../../ui/row.module.css';
import textStyles from '../../ui/text.module.css';
import styles from './chat-screen.module.css';

/** A contact of the configuration; a tap calls it. */
export function ContactLine({ contact }: { readonly contact: Contact }) {
  return (
    <a
      className={classNames(cards.card, rows.row, styles.contact)}
      href={telephoneLink(show(contact.number))}
    >
      <Badge>
        <Icon name="phone" />
      </Badge>
      <span className={rows.text}>
        <span className={textStyles.quiet}>{show(contact.label)}</span>
        <span className={styles.number}>{show(contact.number)}</span>
      </span>
    </a>
  );
}
