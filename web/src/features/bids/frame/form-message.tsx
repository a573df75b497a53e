import { useSnapshot } from 'valtio';
import type { Message } from '../../../i18n/text.ts';
import { show } from '../../../i18n/translate.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { BidState } from '../engine/screen.ts';
import styles from './form-message.module.css';

/** The error message of the form, until the next valid change. */
export function FormMessage({ state }: { readonly state: BidState }) {
  const { message } = useSnapshot(state);
  if (message === undefined) return null;
  return (
    <p role="alert" className={styles.message}>
      <Icon name="alert" size={18} />
      <span>{show(message as Message)}</span>
    </p>
  );
}
