import { type ReactNode, useId } from 'react';
import { t } from '../i18n/translate.ts';
import { closeByDrag } from '../motion/drag-to-close.ts';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';
import page from './page.module.css';
import styles from './sheet.module.css';

export type SheetProps = {
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
};

/** A bottom sheet; closed by a tap on the backdrop, Escape or its close button. */
export function Sheet({ onClose, title, children }: SheetProps) {
  const id = useId();
  return (
    <Modal onClose={onClose} labelledBy={id} closesOnBackdrop={true} className={styles.sheet}>
      <div className={styles.frame}>
        <header ref={closeByDrag} className={styles.header} data-drag="down">
          <h2 id={id} className={page.heading}>
            {title}
          </h2>
          <IconButton icon="close" label={t('Close (a sheet)')} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </Modal>
  );
}
