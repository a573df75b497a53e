import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

export type DialogProps = {
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  /** The buttons, the primary one last. */
  readonly actions?: ReactNode;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  readonly closesOnBackdrop?: boolean | undefined;
  /** True if the content is long: it then scrolls by keyboard too. */
  readonly scrolls?: boolean | undefined;
  readonly emblem?: ReactNode;
};

/** A centred dialog for one question or message. Long content scrolls, the actions stay in view. */
export function Dialog(props: DialogProps) {
  const { onClose, title, children, actions, role, closesOnBackdrop, scrolls, emblem } = props;
  const id = useId();
  return (
    <Modal
      onClose={onClose}
      role={role}
      labelledBy={`${id}-title`}
      describedBy={role === 'alertdialog' ? `${id}-body` : undefined}
      closesOnBackdrop={closesOnBackdrop}
      className={styles.dialog}
    >
      <div className={styles.frame}>
        {emblem && <div className={styles.emblem}>{emblem}</div>}
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <div id={`${id}-body`} className={styles.body} tabIndex={scrolls ? 0 : undefined}>
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Modal>
  );
}
