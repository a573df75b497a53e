import { useId, useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { outlines } from '../../ui/outlines.ts';
import rows from '../../ui/row.module.css';
import { MenuRow } from './menu-row.tsx';
import styles from './payment-methods-screen.module.css';

/** In plain text, without logos: none of these services is used. */
const providers = ['Google Pay', 'PhonePe', 'Paytm', 'BHIM UPI'];

export function UpiWallets({ onPick }: { readonly onPick: (provider: string) => void }) {
  const [open, setOpen] = useState(true);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        className={rows.row}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Badge>
          <Icon name={outlines.qr} />
        </Badge>
        <span className={rows.text}>{t('UPI Wallets')}</span>
        <span className={styles.fold} data-open={open || undefined}>
          <Icon name={outlines.chevronDown} size={20} />
        </span>
      </button>
      <ul id={id} className={styles.providers} aria-label={t('UPI Wallets')} hidden={!open}>
        {providers.map((provider) => (
          <li key={provider}>
            <MenuRow label={provider} onClick={() => onPick(provider)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
