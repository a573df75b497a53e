import { classNames } from './class-names.ts';
import styles from './emblem.module.css';
import { Icon, type IconName } from './icon.tsx';
import tones from './tone.module.css';

type EmblemProps = { readonly icon: IconName; readonly tone: 'good' | 'bad' | 'warn' | 'neutral' };

/** The icon above a dialog's title, in the colour of its outcome. */
export function Emblem({ icon, tone }: EmblemProps) {
  return (
    <span className={classNames(styles.emblem, tones[tone])}>
      <Icon name={icon} size={32} />
    </span>
  );
}
