import type { Shown } from '../../i18n/text.ts';
import { show } from '../../i18n/translate.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './failure-box.module.css';

export function FailureBox({ title, text }: { readonly title?: string; readonly text: Shown }) {
  return (
    <div role="alert" className={styles.box}>
      <Icon name="alert" />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        <p className={styles.text}>{show(text)}</p>
      </div>
    </div>
  );
}
