import type { User } from '@matka/contracts/api/users';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../auth/auth-state.ts';
import { logOut } from '../auth/log-out.ts';
import type { PlainText } from '../i18n/text.ts';
import { t } from '../i18n/translate.ts';
import { type Path, paths } from '../lib/paths.ts';
import { PANEL_SLIDE } from '../lib/timings.ts';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { outlines } from '../ui/outlines.ts';
import rows from '../ui/row.module.css';
import { SidePanel } from '../ui/side-panel.tsx';
import { PanelSwitches } from './panel-switches.tsx';
import styles from './profile-panel.module.css';

/** First and last name, or either of them; else the field `name`; else “User”. */
function fullName(user: User | null): string {
  const joined = [user?.first_name, user?.last_name]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
  return joined || user?.name?.trim() || t('User');
}

function formatMobile(user: User | null): string {
  return user?.mobile_number || t('No mobile number');
}

/** Entries without a path do nothing: a quirk that is kept. */
const entries: readonly { label: PlainText; icon: IconName; path?: Path }[] = [
  { label: 'My Bids', icon: 'bids', path: paths.myBids },
  { label: 'Game Rates', icon: outlines.rates, path: paths.gameRates },
  { label: 'Terms & Conditions', icon: outlines.document },
  { label: 'Charts', icon: outlines.chart, path: paths.chart },
  { label: 'Videos', icon: outlines.video },
  { label: 'Notifications', icon: outlines.bell },
  { label: 'Change Password', icon: outlines.lock, path: paths.changePassword },
  { label: 'Update Pin', icon: outlines.key },
];

/** The player's name, further screens and Logout. */
export function ProfilePanel({ onClose }: { readonly onClose: () => void }) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const id = useId();
  return (
    <SidePanel onClose={onClose} labelledBy={id} slideMs={PANEL_SLIDE}>
      <header className={styles.head}>
        <div className={styles.top}>
          <Badge>
            <Icon name={outlines.user} />
          </Badge>
          <PanelSwitches />
        </div>
        <h2 id={id} className={styles.name}>
          {fullName(user)}
        </h2>
        <p className={styles.mobile}>{formatMobile(user)}</p>
      </header>
      <div className={styles.language}>
        <LanguageSwitch />
      </div>
      <ul className={styles.entries}>
        {entries.map(({ label, icon, path }) => (
          <li key={label}>
            <button
              type="button"
              className={classNames(rows.row, styles.entry, !path && rows.dead)}
              onClick={() => path && navigate(path)}
            >
              <Icon name={icon} size={20} />
              <span>{t(label)}</span>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={classNames(rows.row, styles.entry, styles.logout)}
        onClick={() => logOut(navigate)}
      >
        <Icon name={outlines.logout} size={20} />
        <span>{t('Logout')}</span>
      </button>
    </SidePanel>
  );
}
