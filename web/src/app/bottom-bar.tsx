import { useLocation } from 'react-router-dom';
import type { PlainText } from '../i18n/text.ts';
import { t } from '../i18n/translate.ts';
import { type Path, paths } from '../lib/paths.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './bottom-bar.module.css';

const entries: readonly { path: Path; label: PlainText; icon: IconName }[] = [
  { path: paths.passbook, label: 'Passbook', icon: 'book' },
  { path: paths.bidHistory, label: 'All Bids', icon: 'bids' },
  { path: paths.home, label: 'Home', icon: 'home' },
  { path: paths.wallet, label: 'Wallet', icon: 'wallet' },
  { path: paths.chat, label: 'Chat', icon: 'chat' },
];

/** Links to the five main screens; the current one also shows its label. */
export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.bar} aria-label={t('Main')}>
      {entries.map(({ path, label, icon }) => (
        <Link
          key={path}
          to={path}
          className={styles.entry}
          aria-label={t(label)}
          title={t(label)}
          aria-current={path === pathname ? 'page' : undefined}
        >
          <Icon name={icon} />
          {path === pathname && <span className={styles.label}>{t(label)}</span>}
        </Link>
      ))}
    </nav>
  );
}
