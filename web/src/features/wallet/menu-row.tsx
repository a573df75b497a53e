import { Badge } from '../../ui/badge.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './menu-row.module.css';

type MenuRowProps = {
  readonly label: string;
  readonly icon?: IconName;
  /** Without it the row is shown and does nothing: a quirk that is kept. */
  readonly onClick?: () => void;
};

/** One line of a menu: its icon, its name, and an arrow where it leads somewhere. */
export function MenuRow({ label, icon, onClick }: MenuRowProps) {
  return (
    <button type="button" className={styles.row} onClick={onClick}>
      {icon && (
        <Badge>
          <Icon name={icon} />
        </Badge>
      )}
      <span className={styles.label}>{label}</span>
      {onClick && <Icon name="chevron-right" size={20} />}
    </button>
  );
}
