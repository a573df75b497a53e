import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import styles from './modal.module.css';

export type ModalProps = {
  /** Called on Escape, and on a tap on the backdrop if `closesOnBackdrop`. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly closesOnBackdrop?: boolean | undefined;
  readonly className?: string | undefined;
  /** Duration of the entry animation, in ms; `--calm` by default. */
  readonly enterMs?: number | undefined;
};

/** Base of dialog, sheet and panel: a native modal, open while rendered. A child of the body inherits no style. */
export function Modal(props: ModalProps) {
  const { onClose, children, role, labelledBy, describedBy, closesOnBackdrop, enterMs } = props;
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    // The element that opened the box; closing inside a commit would lose it.
    const opener = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  /** The browser may close a dialog, e.g. at a second Escape: follow it, or open the dialog again. */
  const followClose = () => {
    const dialog = box.current;
    if (!dialog?.isConnected || dialog.open) return;
    onClose();
    setTimeout(() => {
      if (dialog.isConnected && !dialog.open) dialog.showModal();
    });
  };
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by keyboard what the tap beside the box does.
    <dialog
      ref={box}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={classNames(styles.modal, props.className)}
      style={enterMs === undefined ? undefined : { animationDuration: `${enterMs}ms` }}
      onCancel={(event) => {
        // If it cannot be prevented, the event `close` follows.
        if (!event.cancelable) return;
        event.preventDefault();
        onClose();
      }}
      onClose={followClose}
      onClick={(event) => {
        if (closesOnBackdrop && event.target === box.current) onClose();
      }}
    >
      {children}
    </dialog>,
    document.body,
  );
}
