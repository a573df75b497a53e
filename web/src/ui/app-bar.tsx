import type { ReactNode } from 'react';
import { t } from '../i18n/translate.ts';
import styles from './app-bar.module.css';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

export type AppBarProps = {
  readonly title: string;
  /** Replaces the title's text visually; the text stays the accessible name. */
  readonly logo?: ReactNode;
  readonly onBack?: (() => void) | undefined;
  readonly onMenu?: (() => void) | undefined;
  readonly balance?: ReactNode;
  readonly onWallet?: (() => void) | undefined;
  /** One more control of the screen, e.g. a filter button. */
  readonly action?: ReactNode;
};

/** The bar at the top of a screen: back or menu, title or logo, the screen's own control, the wallet. */
export function AppBar(props: AppBarProps) {
  const { title, logo, onBack, onMenu, balance, onWallet, action } = props;
  return (
    <header className={styles.bar}>
      {onBack && <IconButton icon="back" label={t('Back')} onClick={onBack} />}
      {onMenu && <IconButton icon="menu" label={t('Menu')} onClick={onMenu} />}
      <h1 className={styles.title} tabIndex={-1}>
        {logo ?? title}
      </h1>
      {action}
      {balance !== undefined && !onWallet && (
        <span className={styles.balance} translate="no">
          {balance}
        </span>
      )}
      {onWallet && (
        <button
          type="button"
          className={styles.wallet}
          aria-label={
            balance === undefined
              ? t('Wallet')
              : t('Wallet {balance}', { balance: String(balance) })
          }
          onClick={onWallet}
        >
          <Icon name="wallet" size={20} />
          <span translate="no">{balance}</span>
        </button>
      )}
    </header>
  );
}
