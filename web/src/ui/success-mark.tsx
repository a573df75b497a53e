import { Icon } from './icon.tsx';
import styles from './success-mark.module.css';

/** The tick that stands above a success. */
export function SuccessMark() {
  return (
    <span className={styles.mark}>
      <Icon name="check" size={32} />
    </span>
  );
}
