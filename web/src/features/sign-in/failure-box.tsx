import { translated } from '../../i18n/translate.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './failure-box.module.css';

/** The error box above a form: what failed and why, an English text. */
export function FailureBox({ title, text }: { readonly title?: string; readonly text: string }) {
  return (
    <div role="alert" className={styles.box}>
      <Icon name="alert" />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        <p className={styles.text}>{translated(text)}</p>
      </div>
    </div>
  );
}
