import { classNames } from '../../../ui/class-names.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import styles from './emblem.module.css';

type EmblemProps = { readonly icon: IconName; readonly tone: 'good' | 'bad' | 'warn' };

/** The sign above a dialog's title that says how things stand. */
export function Emblem({ icon, tone }: EmblemProps) {
  return (
    <span className={classNames(styles.emblem, styles[tone])}>
      <Icon name={icon} size={32} />
    </span>
  );
}
