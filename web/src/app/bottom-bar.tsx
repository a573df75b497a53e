import { NavLink } from 'react-router-dom';
import { type Path, paths } from '../lib/paths.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './bottom-bar.module.css';

const entries: readonly { path: Path; label: string; icon: IconName }[] = [
  { path: paths.passbook, label: 'Passbook', icon: 'book' },
  { path: paths.bidHistory, label: 'All Bids', icon: 'bids' },
  { path: paths.home, label: 'Home', icon: 'home' },
  { path: paths.wallet, label: 'Wallet', icon: 'wallet' },
  { path: paths.chat, label: 'Chat', icon: 'chat' },
];

/** Links to the five main screens; the current one also shows its label. */
export function BottomBar() {
  return (
    <nav className={styles.bar} aria-label="Main">
      {entries.map(({ path, label, icon }) => (
        <NavLink key={path} to={path} className={() => styles.entry} aria-label={label}>
          {({ isActive }) => (
            <>
              <Icon name={icon} />
              {isActive && <span className={styles.label}>{label}</span>}
            </>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
